"""The program: its window, menus and files, and what happens when something goes wrong."""

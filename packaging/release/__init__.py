"""What `packaging/build.py` is made of: each module does one step of a release, and can be tested by itself."""

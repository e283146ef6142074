"""What tests share: builders, strategies, a second reading of the rules, and child processes."""

"""Training the oracle: the network plays itself on the simulator."""

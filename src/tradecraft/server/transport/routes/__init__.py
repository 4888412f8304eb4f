"""What can be asked for by HTTP: one controller for each topic. They read, call a service, and write; no more."""

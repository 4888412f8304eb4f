"""The HTTP endpoints: one controller for each topic. They read, call a service and write, nothing else."""

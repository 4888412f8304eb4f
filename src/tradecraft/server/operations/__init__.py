"""Running a server: settings, logs, metrics, health, backups, administration, start and stop of a process."""

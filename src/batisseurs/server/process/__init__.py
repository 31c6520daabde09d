"""The life of a server: workers started and stopped, threads, time, uptime, health, logs and metrics."""

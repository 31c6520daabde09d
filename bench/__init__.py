"""What is measured, and what takes too long for a test. See docs/bench.md."""

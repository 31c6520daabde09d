"""The commands that work on files and figures: `games`, `record`, `components`, `position`, `simulate`."""

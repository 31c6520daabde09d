"""Tests of `batisseurs practice`."""

"""Tests of My Village."""

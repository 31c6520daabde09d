"""Files that version 0.1.0 wrote, and tests that this version still reads them and plays on."""

"""Other processes of this machine."""

from __future__ import annotations

import os


def is_alive(process: int) -> bool:
    """Tell whether a process is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True

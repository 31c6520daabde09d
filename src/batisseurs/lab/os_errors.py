"""Errors of the operating system as messages: its own text is in the language of the system."""

from __future__ import annotations

import errno

from batisseurs.kernel.choice import Message

KINDS = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.EMFILE: "too-many",
    errno.ENFILE: "too-many",
    errno.EIO: "device",
    errno.ENXIO: "device",
    errno.ENODEV: "device",
    errno.ETXTBSY: "busy",
    errno.EBUSY: "busy",
    errno.ENOMEM: "memory",
}
"""The kinds that our catalogues know. Other errors show the system's text in parentheses."""


def system_message(error: OSError) -> Message:
    """Return why the system refused a file."""
    kind = KINDS.get(error.errno or 0, "other")
    return Message("error-system", {"kind": kind, "reason": error.strerror or str(error)})

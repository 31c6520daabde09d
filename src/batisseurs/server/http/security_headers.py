"""The security headers of every response, including refusals and files (`request_log.RequestLog`)."""

from __future__ import annotations

from batisseurs.server.settings import Settings

CONTENT = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'none'",
    "frame-src": "'none'",
    "frame-ancestors": "'none'",
}
"""No inline scripts or styles, nothing from elsewhere, and no frames.

`'self'` includes WebSockets to the server."""

UNUSED = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone",
    "midi", "payment", "usb",
)  # fmt: skip
YEAR = 365 * 24 * 60 * 60


def header_values(settings: Settings) -> dict[str, str]:
    """Return the headers of this server."""
    values = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in CONTENT.items()),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": ", ".join(f"{name}=()" for name in UNUSED),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
    if settings.https:
        values["strict-transport-security"] = f"max-age={YEAR}"
    return values


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return the headers as they are sent."""
    return [(name.encode(), value.encode()) for name, value in header_values(settings).items()]

"""Draws the icons of the installed page from `client/public/icon.svg`: `python tools/icons.py`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "client" / "public"
CHROMIUM = "/usr/bin/chromium-headless-shell"
GROUND = "#241c14"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.75)}
"""Size in pixels, and how much of it the drawing takes: systems cut the edge off a maskable one."""


def main() -> None:
    """Draw all of them."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;background:{ground}}}"
                f"svg{{width:{size * part}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

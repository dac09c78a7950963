"""Links as QR codes."""

from __future__ import annotations

import io

import segno


def qr_code(link: str) -> str:
    """Return a link as a scalable SVG."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, svgclass=None, lineclass=None, light="#fff")
    return picture.getvalue().decode()

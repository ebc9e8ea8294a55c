"""Render the application icon from its two SVG files: PNG in eight sizes and icon.ico.

    pip install "PySide6-Essentials<6.12" pillow
    QT_QPA_PLATFORM=offscreen python render_icons.py

Up to 32 pixels icon-small.svg is used, above that icon.svg.
"""

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def render(size: int) -> Image.Image:
    source = HERE / ("icon-small.svg" if size <= 32 else "icon.svg")
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise SystemExit(f"{source} cannot be read")
    big = size * (4 if size <= 48 else 2)  # drawn larger, then reduced: smoother edges
    image = QImage(big, big, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, big, big))
    painter.end()
    image = image.scaled(size, size, mode=Qt.TransformationMode.SmoothTransformation)
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(image.constBits()))


def main() -> None:
    app = QGuiApplication([])
    images = {size: render(size) for size in SIZES}
    for size, image in images.items():
        image.save(HERE / f"icon-{size}.png", optimize=True)
    small = [images[size] for size in SIZES if size <= 256]
    small[-1].save(HERE / "icon.ico", sizes=[i.size for i in small], append_images=small[:-1])
    del app


if __name__ == "__main__":
    main()

/** Pixels per px of the chart: sharp in print and on dense screens. */
const density = 2;

/**
 * Draws an SVG picture as PNG.
 *
 * @throws {Error} when the browser cannot read the picture or has no room for the bitmap.
 */
export async function svgToPng(svg: SVGElement): Promise<Blob> {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  const text = new XMLSerializer().serializeToString(svg);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * density;
    canvas.height = height * density;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser could not draw the picture.');
    context.scale(density, density);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error('The browser could not draw the picture.'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

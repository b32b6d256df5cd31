import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference between two pictures of one story. */
export interface PictureDifference {
  /** Differing pixels; those in only one picture count too. */
  readonly pixels: number;
  /** Share of the larger picture that differs, 0–1. */
  readonly share: number;
  /** The later picture, pale, with differences in red; as PNG. */
  readonly drawing: Buffer;
}

/**
 * Maximum distance of two colours that count as equal, 0–1: one step of a channel, which is how the same page may be rounded.
 * Both pictures are of one browser on one computer, so that nothing else differs by itself.
 */
const threshold = 0.005;

/** Differing pixels that nobody sees: of a hundred pictures taken twice, one differed by a pixel at the edge of a layer. */
const unseenPixels = 3;

/** The picture on a larger canvas, at its top left corner; the rest is transparent. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Whether a pixel is in either of two pictures of different size; outside both there is nothing to differ. */
function isCovered({ width, height }: PNG, x: number, y: number): boolean {
  return x < width && y < height;
}

/** Paints the areas that only one picture covers, so that a pale edge counts as much as a dark one. */
function paintOneSided(before: PNG, after: PNG, drawing: PNG, matched: ReadonlySet<number>): number {
  let painted = 0;
  for (let y = 0; y < drawing.height; y += 1) {
    for (let x = 0; x < drawing.width; x += 1) {
      if (isCovered(before, x, y) === isCovered(after, x, y)) continue;
      const pixel = y * drawing.width + x;
      if (!matched.has(pixel)) painted += 1;
      drawing.data.set([255, 0, 0, 255], pixel * 4);
    }
  }
  return painted;
}

/** Pixels that pixelmatch painted as different. */
function redPixels(drawing: PNG): ReadonlySet<number> {
  const found = new Set<number>();
  for (let pixel = 0; pixel < drawing.width * drawing.height; pixel += 1) {
    const [red, green, blue] = drawing.data.subarray(pixel * 4, pixel * 4 + 3);
    if (red === 255 && green === 0 && blue === 0) found.add(pixel);
  }
  return found;
}

/**
 * Compares two PNG pictures. Pictures of different size are aligned at the top left corner.
 *
 * @returns `null` when they look the same.
 * @throws Error when a buffer is not a PNG picture.
 */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | null {
  if (before.equals(after)) return null;
  const first = PNG.sync.read(before);
  const second = PNG.sync.read(after);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const drawing = new PNG({ width, height });
  const matched = pixelmatch(
    onSheet(first, width, height).data,
    onSheet(second, width, height).data,
    drawing.data,
    width,
    height,
    // A filled corner is drawn by nothing but anti-aliased pixels.
    { threshold, includeAA: true, alpha: 0.2 },
  );
  const sameSize = first.width === second.width && first.height === second.height;
  const pixels = matched + (sameSize ? 0 : paintOneSided(first, second, drawing, redPixels(drawing)));
  if (pixels <= unseenPixels) return null;
  return { pixels, share: pixels / (width * height), drawing: PNG.sync.write(drawing) };
}

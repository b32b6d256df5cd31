/**
 * Relative luminance of a colour, 0-1 (WCAG 2.2, "relative luminance").
 * @param channels - red, green and blue, 0-255
 */
export function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Relative luminance of a colour, 0-1.
 * @param hex - colour as `#rrggbb`
 * @throws Error when the colour has another format
 */
export function luminance(hex: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  if (channels === undefined) throw new Error(`"${hex}" is not a #rrggbb colour`);
  return luminanceOf(channels.map((channel) => Number.parseInt(channel, 16)));
}

/** Contrast of two luminances, 1-21 (WCAG 2.2, "contrast ratio"). */
export function contrastBetween(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * Contrast of two colours, 1-21.
 * @throws Error when a colour is not `#rrggbb`
 */
export function contrastRatio(first: string, second: string): number {
  return contrastBetween(luminance(first), luminance(second));
}

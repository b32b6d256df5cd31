type Rgb = readonly [number, number, number];

function channels(color: string): readonly number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** Whether a computed colour hides what is behind it. */
export function isOpaque(color: string): boolean {
  const [, , , alpha = 1] = channels(color);
  return color !== 'transparent' && alpha > 0.5;
}

function rgb(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return [red, green, blue];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgb(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two computed colours, 1-21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The colour an element stands on: the nearest opaque ground around it. */
export function groundOf(element: Element): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

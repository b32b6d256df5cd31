import { contrastBetween, luminanceOf } from '../../../packages/locale/src/contrast.ts';

function channels(color: string): readonly number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** Whether a computed colour hides what is behind it. */
export function isOpaque(color: string): boolean {
  const [, , , alpha = 1] = channels(color);
  return color !== 'transparent' && alpha > 0.5;
}

function luminance(color: string): number {
  return luminanceOf(channels(color).slice(0, 3));
}

/** Contrast of two computed colours, 1-21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(first: string, second: string): number {
  return contrastBetween(luminance(first), luminance(second));
}

/** The colour an element stands on: the nearest opaque ground around it. */
export function groundOf(element: Element): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

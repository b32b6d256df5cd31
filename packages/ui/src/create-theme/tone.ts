import { clampChroma, converter, formatHex, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';

import { luminance } from '@vinrod/locale/contrast';

useMode(modeRgb);
useMode(modeOklab);
useMode(modeOklch);

const toOklch = converter('oklch');

/** Hue and chroma of a colour, without its lightness. */
export interface Tint {
  /** Angle in OKLCH, degrees; 0 for greys, which have none. */
  readonly hue: number;
  /** Chroma in OKLCH, 0 (grey) to about 0.32. */
  readonly chroma: number;
}

/** The tint of a `#rrggbb` colour. */
export function tintOf(hex: string): Tint {
  const color = toOklch(hex);
  return { hue: color?.h ?? 0, chroma: color?.c ?? 0 };
}

/** Halvings of the lightness; 2⁻¹⁶ is far below one step of an 8-bit channel. */
const halvings = 16;

/**
 * The colour of a tint with a given luminance, as `#rrggbb`; reduces the chroma where the screen cannot show it.
 * Luminance, not lightness, because contrast is defined by luminance: a step then has the same contrast in every hue.
 * @param target - relative luminance (WCAG 2.2), 0-1
 */
export function toneAt({ hue, chroma }: Tint, target: number): string {
  const colorAt = (lightness: number) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(colorAt(middle)) < target) low = middle;
    else high = middle;
  }
  return colorAt(high);
}

/** WCAG's flare: the light a black screen still reflects, added to both luminances of a contrast. */
const flare = 0.05;

/**
 * The nearest colour of a tint with enough contrast on every background, or undefined when there is none.
 * @param hex - the preferred colour; returned unchanged when its contrast is enough
 * @param grounds - `#rrggbb` colours of the backgrounds
 * @param least - required contrast for each background
 * @param direction - which way the colour may move
 */
export function standOut(
  hex: string,
  grounds: readonly { readonly color: string; readonly least: number }[],
  direction: 'darker' | 'lighter',
): string | undefined {
  const limits = grounds.map(({ color, least }) =>
    direction === 'darker'
      ? (luminance(color) + flare) / least - flare
      : (luminance(color) + flare) * least - flare,
  );
  const own = luminance(hex);
  const limit = direction === 'darker' ? Math.min(...limits) : Math.max(...limits);
  const standsOut = (value: number) => (direction === 'darker' ? value <= limit : value >= limit);
  if (standsOut(own)) return hex;
  if (limit < 0 || limit > 1) return undefined;
  // Rounding to eight bits can land on the wrong side of the limit: go one step further.
  const tint = tintOf(hex);
  for (let margin = 0; ; margin += 0.001) {
    const target = direction === 'darker' ? Math.max(0, limit - margin) : Math.min(1, limit + margin);
    const moved = toneAt(tint, target);
    if (standsOut(luminance(moved))) return moved;
  }
}

import { luminance } from '@vinrod/locale/contrast';
import { lineColorNames, type ColorName, type ThemeName } from '../tokens/names.ts';
import type { Brand } from './brand.ts';
import { brandTone } from './brand-scale.ts';
import { moveApart } from './derive-colors.ts';
import { distanceFrom, lightnessShift } from './color-distance.ts';
import type { ThemeColors } from './theme-colors.ts';
import { toneAt } from './tone.ts';

const [first, ...others] = lineColorNames;

/** Difference (CIEDE2000) below which two lines are hard to tell apart; the shipped ones have a little more. */
const leastDifference = 10;

/** How much lighter or darker (L*) a line may become to somebody: areas beside each other have to differ in that alone. */
const greatestShift = 3;

/** Tints that can stand in for a line: no stronger than the shipped ones, and enough of them for every brand. */
const tints = [0.03, 0.06, 0.09, 0.12].flatMap((chroma) =>
  Array.from({ length: 24 }, (_, step) => ({ hue: step * 15, chroma })),
);

const known = new Map<string, readonly string[]>();

/** The colours that can stand in for a line, as light as it is. */
function standIns(model: string): readonly string[] {
  const before = known.get(model);
  if (before !== undefined) return before;
  const light = luminance(model);
  const found = tints
    .map((tint) => toneAt(tint, light))
    .filter((color) => lightnessShift(model, color) <= greatestShift);
  // A binary search each, for every brand that is tried: there are no more models than lines of the themes.
  known.set(model, found);
  return found;
}

/** The colour that can stand in for a line and is furthest from all that it stands beside. */
function standIn(model: string, besides: readonly string[]): string {
  const distance = distanceFrom(besides);
  let best = { color: model, distance: distance(model) };
  for (const color of standIns(model)) {
    const own = distance(color);
    if (own > best.distance) best = { color, distance: own };
  }
  return best.color;
}

/**
 * A theme's colours with the line palette of a brand: the first line has the brand's hue, and those that are too near it get
 * another hue. Each line stays as light as the shipped one, so that areas beside each other still differ in grey; lines set
 * by hand stay.
 */
export function withLineColors(brand: Brand, theme: ThemeName, colors: ThemeColors): ThemeColors {
  const isByHand = (name: ColorName) => Object.hasOwn(brand.themes?.[theme] ?? {}, name);
  const lines = { ...colors };
  const moved: ColorName[] = [];
  if (!isByHand(first)) {
    lines[first] = brandTone('burgundy', brand.primary)(colors[first]);
    moved.push(first);
    moveApart(lines, moved, theme);
  }
  const isNear = distanceFrom([lines[first]]);
  for (const name of others) {
    if (isByHand(name) || isNear(lines[name]) >= leastDifference) continue;
    const besides = lineColorNames.filter((other) => other !== name);
    lines[name] = standIn(
      lines[name],
      besides.map((other) => lines[other]),
    );
    moved.push(name);
  }
  moveApart(lines, moved, theme);
  return lines;
}

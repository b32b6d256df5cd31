import { paletteLine } from './palette.ts';

/** Pattern that tells a filled area apart without colour. */
export type FillPatternName =
  | 'solid'
  | 'rising'
  | 'dots'
  | 'falling'
  | 'horizontal'
  | 'vertical'
  | 'grid'
  | 'diamonds'
  | 'rings'
  | 'steps';

/** How an area looks. Colour is never alone: the pattern says the same. */
export interface FillStyle {
  /** CSS colour. */
  readonly color: string;
  readonly pattern: FillPatternName;
}

/** Kind of source in the origin labelling of electricity (EIFS 2013:6); each has a colour and pattern of its own. */
export type Origin = 'renewable' | 'nuclear' | 'fossil';

const patterns: readonly FillPatternName[] = [
  'solid',
  'rising',
  'dots',
  'falling',
  'horizontal',
  'vertical',
  'grid',
  'diamonds',
  'rings',
  'steps',
];

const originFills: Readonly<Record<Origin, FillStyle>> = {
  renewable: { color: 'var(--vr-color-data-10)', pattern: 'solid' },
  nuclear: { color: 'var(--vr-color-data-2)', pattern: 'rising' },
  fossil: { color: 'var(--vr-color-data-axis)', pattern: 'dots' },
};

/**
 * Look of an area by its place in the palette, or by the origin that it stands for.
 *
 * @param index 0–9; larger numbers start over.
 */
export function paletteFill(index: number, origin?: Origin): FillStyle {
  if (origin !== undefined) return originFills[origin];
  const place = ((Math.trunc(index) % patterns.length) + patterns.length) % patterns.length;
  return { color: paletteLine(place).color, pattern: patterns[place] ?? 'solid' };
}

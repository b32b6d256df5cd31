import { paletteLine } from './palette.ts';

/** Pattern that distinguishes a filled area where colour cannot. */
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

/**
 * How an area looks. Its colour differs from those of its neighbours in lightness; its pattern is drawn in forced
 * colours, high contrast and print, and where the app requests patterns.
 */
export interface FillStyle {
  /** CSS colour. */
  readonly color: string;
  readonly pattern: FillPatternName;
}

/** Kind of source in the origin labelling of electricity (EIFS 2013:6); each has its own colour and pattern. */
export type Origin = 'renewable' | 'nuclear' | 'fossil';

/** The smallest parts combined; less prominent than the named parts. */
export const othersFill: FillStyle = { color: 'var(--vr-color-data-others)', pattern: 'steps' };

/**
 * The line palette in an order where neighbours differ in lightness, in every theme and to every kind of colour vision:
 * `fills.test.ts` measures it. In the order of the lines, the first two would look the same grey to some readers.
 */
const lightnessOrder: readonly number[] = [0, 5, 8, 1, 7, 3, 6, 9, 4, 2];

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
  nuclear: { color: 'var(--vr-color-data-4)', pattern: 'rising' },
  fossil: { color: 'var(--vr-color-data-others)', pattern: 'dots' },
};

/**
 * Look of an area by its index, or by the origin it represents.
 *
 * @param index - 0–9; larger numbers start over.
 */
export function paletteFill(index: number, origin?: Origin): FillStyle {
  if (origin !== undefined) return originFills[origin];
  const place = ((Math.trunc(index) % patterns.length) + patterns.length) % patterns.length;
  return {
    color: paletteLine(lightnessOrder[place] ?? place).color,
    pattern: patterns[place] ?? 'solid',
  };
}

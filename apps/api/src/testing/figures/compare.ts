import type { Appearance, FigureValue } from './appearance.ts';

/** Expected value of a figure; undefined without a calculation of its own. */
export type Reference = (
  figure: string,
  subject: string,
  span: string,
) => { readonly value: FigureValue } | undefined;

/** Two appearances of one figure that differ by more than their rounding. */
export interface Difference {
  readonly appearance: Appearance;
  /** Expected value. */
  readonly wanted: FigureValue;
  /** Source of the expected value. */
  readonly from: string;
}

/** Result of a comparison. */
export interface Comparison {
  /** Names of the compared figures. */
  readonly figures: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Number of appearances compared with another one or the calculation. */
  readonly comparisons: number;
  /** How many of them were compared with the calculation. */
  readonly calculated: number;
  readonly differences: readonly Difference[];
}

/** Relative floating-point error allowed. */
const noise = 1e-9;

function agree(appearance: Appearance, wanted: FigureValue, wantedRounding: number): boolean {
  const { value, rounding } = appearance;
  if (typeof value !== 'number' || typeof wanted !== 'number') return value === wanted;
  return Math.abs(value - wanted) <= rounding + wantedRounding + noise * (1 + Math.abs(wanted));
}

/** Compares every appearance of a figure with the calculation, or without one with the most exact other appearance. */
export function compareAppearances(appearances: readonly Appearance[], reference: Reference): Comparison {
  const differences: Difference[] = [];
  let comparisons = 0;
  let calculated = 0;
  const reported = Map.groupBy(appearances, ({ figure, subject, span }) => `${figure} ${subject} ${span}`);
  for (const same of reported.values()) {
    const [first] = same.toSorted((left, right) => left.rounding - right.rounding);
    if (first === undefined) continue;
    const wanted = reference(first.figure, first.subject, first.span);
    for (const appearance of same) {
      if (wanted === undefined && appearance === first) continue;
      comparisons += 1;
      if (wanted !== undefined) calculated += 1;
      const target = wanted === undefined ? first : { ...wanted, rounding: 0, place: 'the calculation' };
      if (!agree(appearance, target.value, target.rounding))
        differences.push({ appearance, wanted: target.value, from: target.place });
    }
  }
  return {
    figures: new Set(appearances.map(({ figure }) => figure)),
    places: new Set(appearances.map(({ place }) => place)),
    comparisons,
    calculated,
    differences,
  };
}

/** Formats a difference on one line. */
export function describeDifference({ appearance, wanted, from }: Difference): string {
  const { place, figure, subject, span, value } = appearance;
  return `${figure} of ${subject}, ${span}: ${place} says ${value}, ${from} ${wanted}`;
}

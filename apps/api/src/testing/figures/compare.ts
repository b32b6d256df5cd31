import type { Appearance, FigureValue } from './appearance.ts';

/** What a figure should say; undefined where no calculation of its own is made of it. */
export type Reference = (
  figure: string,
  subject: string,
  span: string,
) => { readonly value: FigureValue } | undefined;

/** Two appearances of one figure that differ by more than their rounding. */
export interface Difference {
  readonly appearance: Appearance;
  /** What it was compared with. */
  readonly wanted: FigureValue;
  /** Where that was read. */
  readonly from: string;
}

/** What a comparison found. */
export interface Comparison {
  /** Figures that were compared, by name. */
  readonly figures: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** How many appearances were held against another one or the calculation. */
  readonly comparisons: number;
  /** How many of them were held against the calculation. */
  readonly calculated: number;
  readonly differences: readonly Difference[];
}

/** What floating point may lose on the way, of the size of a number. */
const NOISE = 1e-9;

function agree(appearance: Appearance, wanted: FigureValue, wantedRounding: number): boolean {
  const { value, rounding } = appearance;
  if (typeof value !== 'number' || typeof wanted !== 'number') return value === wanted;
  return Math.abs(value - wanted) <= rounding + wantedRounding + NOISE * (1 + Math.abs(wanted));
}

/**
 * Holds every appearance of a figure against the calculation, and where there is none against the most exact one of the
 * others.
 */
export function compareAppearances(appearances: readonly Appearance[], reference: Reference): Comparison {
  const differences: Difference[] = [];
  let comparisons = 0;
  let calculated = 0;
  const told = Map.groupBy(appearances, ({ figure, subject, span }) => `${figure} ${subject} ${span}`);
  for (const same of told.values()) {
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

/** A difference in one line. */
export function describeDifference({ appearance, wanted, from }: Difference): string {
  const { place, figure, subject, span, value } = appearance;
  return `${figure} of ${subject}, ${span}: ${place} says ${value}, ${from} ${wanted}`;
}

import type { Percent } from '@vinrod/locale/quantities';
import type { StatusTone } from '../status-badge/status-presets.ts';

/** A part of a {@link SplitBar}. */
export interface SplitPart {
  /** Unique among the parts. */
  readonly key: string;
  /** One or two words: "nya", "behöver ett val". */
  readonly label: string;
  /** Size of the part in any unit, at least 0; parts of 0 are left out. */
  readonly value: number;
  readonly tone: StatusTone;
}

/** A part with its share of the whole. */
export interface SplitShare extends SplitPart {
  readonly percent: Percent;
  /** Above 0, but so small that it would be written as 0. */
  readonly isTiny: boolean;
}

/** Smallest share written with one decimal. */
export const smallestShare = 0.1;

/** Parts above 0 with their shares of the sum, in the order given. */
export function splitShares(parts: readonly SplitPart[]): readonly SplitShare[] {
  const positive = parts.filter(({ value }) => value > 0);
  const sum = positive.reduce((total, { value }) => total + value, 0);
  return positive.map((part) => {
    const percent = (part.value / sum) * 100;
    return { ...part, percent, isTiny: percent < smallestShare / 2 };
  });
}

import { powerOfHour, toKw } from '../../../quantities/rounding.ts';
import type { HoursByDay } from '../../sums/hour-totals.ts';
import type { Kilowatts } from '../../../quantities/quantities.ts';

/** A point of a duration curve (varaktighetskurva). */
export interface DurationPoint {
  /** 1 is the hour with the highest power. */
  hour_rank: number;
  kw: Kilowatts;
}

/** Maximum number of points of a curve (contract). */
const mostPoints = 1000;

/** Evenly spread indexes into a list of `count`, including both ends. */
function spread(count: number): number[] {
  if (count <= mostPoints) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: mostPoints }, (_, index) =>
    Math.round((index * (count - 1)) / (mostPoints - 1)),
  );
}

/** The power of every hour with a value, highest first, thinned to at most 1 000 points. */
export function durationCurve(hours: HoursByDay): DurationPoint[] {
  const values = [...hours.values()].flatMap((wh) => [...wh].filter((value) => !Number.isNaN(value)));
  const sorted = Float64Array.from(values).toSorted().toReversed();
  return spread(sorted.length).map((place) => ({
    hour_rank: place + 1,
    kw: toKw(powerOfHour(sorted[place] ?? 0)),
  }));
}

import { ChartDataError } from '../core/errors.ts';

/** Hours of high load on the clock face, as the network company's contract states them. */
export interface HighLoadHours {
  /** First hour, 0–23. */
  readonly from: number;
  /** Hour at which they end, 1–24; after `from`. */
  readonly to: number;
}

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour <= 24;
}

/**
 * Hours of high load after checking them.
 *
 * @throws {ChartDataError} for hours that are not on the clock face, or that end before they begin.
 */
export function checkHighLoad(hours: HighLoadHours | undefined): HighLoadHours | null {
  if (hours === undefined) return null;
  const { from, to } = hours;
  if (isHour(from) && isHour(to) && from < to) return hours;
  throw new ChartDataError(`Hours of high load from ${from} to ${to} cannot be drawn.`);
}

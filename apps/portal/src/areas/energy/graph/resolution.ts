import { periodDays, type Period } from '@vinrod/ui/format';

/** The resolutions of the line graph, finest first. */
export const resolutions = ['quarter', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Length of one step of the line graph. */
export type Resolution = (typeof resolutions)[number];

/**
 * The longest period each resolution is offered for, in days. Quarters: 31 days hold 2 976 of them per site. Hours: the
 * contract's own limit (`getLineGraphs`).
 */
const longestPeriod: Readonly<Record<Resolution, number>> = {
  quarter: 31,
  hour: 800,
  day: Number.POSITIVE_INFINITY,
  week: Number.POSITIVE_INFINITY,
  month: Number.POSITIVE_INFINITY,
  year: Number.POSITIVE_INFINITY,
};

/** Whether the resolution is offered for the period. Years are offered when the period spans more than one. */
export function isOffered(resolution: Resolution, period: Period): boolean {
  if (resolution === 'year' && period.start.slice(0, 4) === period.end.slice(0, 4)) return false;
  return periodDays(period) <= longestPeriod[resolution];
}

/** Resolutions offered for the period, finest first. */
export function offeredResolutions(period: Period): readonly Resolution[] {
  return resolutions.filter((resolution) => isOffered(resolution, period));
}

/** Default resolution of a period: aims for about 25 to 100 steps across the graph. */
export function defaultResolution(period: Period): Resolution {
  const days = periodDays(period);
  if (days <= 4) return 'hour';
  if (days <= 62) return 'day';
  return days <= 731 ? 'week' : 'month';
}

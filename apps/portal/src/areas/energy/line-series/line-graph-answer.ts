import type { LineGraphs, LineGraphSeries } from '@vinrod/api-client';

/**
 * Key of the series that a comparison lies under: its own behind `previous_period:` or `previous_year:` (contract,
 * `LineGraphSeries`). Undefined for a series that is no comparison.
 */
export function comparedKey({ key, kind }: LineGraphSeries): string | undefined {
  return kind === 'comparison' ? key.slice(key.indexOf(':') + 1) : undefined;
}

/** Whether nothing is measured in any series. */
export function hasNoValues({ series }: LineGraphs): boolean {
  return series.every(({ points }) => points.every(({ y }) => y === null));
}

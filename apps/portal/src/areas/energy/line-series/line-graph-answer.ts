import type { LineGraphs, LineGraphSeries } from '@vinrod/api-client';

/**
 * Key of the series that a comparison belongs to: the comparison's own key starts with `previous_period:` or
 * `previous_year:` (contract, `LineGraphSeries`). Undefined when the series is not a comparison.
 */
export function comparedKey({ key, kind }: LineGraphSeries): string | undefined {
  return kind === 'comparison' ? key.slice(key.indexOf(':') + 1) : undefined;
}

/** Whether nothing is measured in any series. */
export function hasNoValues({ series }: LineGraphs): boolean {
  return series.every(({ points }) => points.every(({ y }) => y === null));
}

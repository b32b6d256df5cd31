import type { LineGraphs } from '@vinrod/api-client';
import { createSeries, seriesFromPoints, type TimeSeries } from '@vinrod/charts';

/**
 * The sum of every site hour by hour. Where a site's value is missing the sum of the others stands, and counts as
 * estimated: left out of the sum it would look as if the site had used nothing.
 *
 * @returns undefined when there is no site.
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function totalSeries({ series, resolution }: LineGraphs): TimeSeries | undefined {
  const sites = series
    .filter(({ kind }) => kind !== 'comparison')
    .map((one) => seriesFromPoints(one.points, resolution, one.label));
  const [first] = sites;
  if (first === undefined) return undefined;
  const { step, starts } = first;
  const values = new Float64Array(starts.length).fill(Number.NaN);
  const quality = new Uint8Array(starts.length);
  for (const site of sites) {
    for (let index = 0; index < starts.length; index += 1) {
      const value = site.values[index] ?? Number.NaN;
      if (Number.isNaN(value)) {
        quality[index] = 1;
        continue;
      }
      values[index] = (Number.isNaN(values[index] ?? Number.NaN) ? 0 : (values[index] ?? 0)) + value;
      if ((site.quality[index] ?? 0) === 1) quality[index] = 1;
    }
  }
  for (let index = 0; index < values.length; index += 1)
    if (Number.isNaN(values[index] ?? Number.NaN)) quality[index] = 3;
  return createSeries({ step, starts, values, quality });
}

import type { LineGraphs } from '@vinrod/api-client';
import { createSeries, quality, seriesFromPoints, type TimeSeries } from '@vinrod/charts';
import { energyIn, type EnergyUnit } from '@vinrod/ui/format';

/** Quality of a sum after adding a part, by the API's rule: a missing part makes the sum incomplete. */
function weaker(sum: number, part: number): number {
  if (sum === part) return part;
  const { missing, incomplete, estimated, corrected } = quality;
  if ([sum, part].some((one) => one === missing || one === incomplete)) return incomplete;
  return sum === estimated || part === estimated ? estimated : corrected;
}

/**
 * Sums every site hour by hour. Where a site's value is missing, the sum of the others stays and is marked incomplete;
 * otherwise it would look as if the site had used nothing.
 *
 * @param unit - of the sums; the answer's own is kWh.
 * @returns undefined when there are no sites.
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function totalSeries(
  { series, resolution }: LineGraphs,
  unit: EnergyUnit = 'kWh',
): TimeSeries | undefined {
  const sites = series
    .filter(({ kind }) => kind !== 'comparison')
    .map((one) => seriesFromPoints(one.points, resolution, one.label));
  const [first] = sites;
  if (first === undefined) return undefined;
  const { step, starts } = first;
  const values = new Float64Array(starts.length).fill(Number.NaN);
  const qualities = first.quality.slice();
  for (const site of sites) {
    for (let index = 0; index < starts.length; index += 1) {
      const value = site.values[index] ?? Number.NaN;
      const before = values[index] ?? Number.NaN;
      qualities[index] = weaker(qualities[index] ?? quality.missing, site.quality[index] ?? quality.missing);
      if (!Number.isNaN(value)) values[index] = Number.isNaN(before) ? value : before + value;
    }
  }
  return createSeries({
    step,
    starts,
    values: values.map((kwh) => energyIn(kwh, unit) ?? Number.NaN),
    quality: qualities,
  });
}

import type { LineGraphs } from '@vinrod/api-client';
import { createSeries, seriesFromPoints, type TimeSeries } from '@vinrod/charts';
import { energyIn, type EnergyUnit } from '@vinrod/ui/format';

/**
 * The sum of every site, which the API adds up when it is asked for `sum`: a tenth of what the sites themselves weigh. Where a
 * site's value is missing, the sum of the others stays and is marked incomplete.
 *
 * @param unit - of the sums; the answer's own is kWh.
 * @returns undefined when there are no sites.
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function totalSeries(
  { series, resolution }: LineGraphs,
  unit: EnergyUnit = 'kWh',
): TimeSeries | undefined {
  const sum = series.find(({ kind }) => kind === 'sum');
  if (sum === undefined) return undefined;
  const { step, starts, values, quality } = seriesFromPoints(sum.points, resolution, sum.label);
  return createSeries({
    step,
    starts,
    values: values.map((kwh) => energyIn(kwh, unit) ?? Number.NaN),
    quality,
  });
}

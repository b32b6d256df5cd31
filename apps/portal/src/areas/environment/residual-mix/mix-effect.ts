import type { Dashboard } from '@vinrod/api-client';

/** Effect of a new residual mix on a corporate group's emissions in a year, kg CO₂. */
export interface MixEffect {
  readonly before: number;
  readonly after: number;
}

/**
 * Emissions are proportional to the mix's carbon dioxide, since the other energy has none (the dashboard's emission
 * factor is that of the corporate group's own choice).
 *
 * @param dashboard - The corporate group's year.
 * @param co2Of - g CO₂/kWh by year.
 * @param co2 - g CO₂/kWh about to be saved.
 * @returns undefined when the corporate group's emissions do not depend on a mix, or would not change.
 */
export function mixEffect(
  dashboard: Pick<Dashboard, 'emissions_kg' | 'emission_factor_year'>,
  co2Of: ReadonlyMap<number, number>,
  co2: number,
): MixEffect | undefined {
  const { emissions_kg: before, emission_factor_year: year } = dashboard;
  const used = year === null ? undefined : co2Of.get(year);
  if (before === null || before === 0 || used === undefined || used === 0) return undefined;
  const after = (before * co2) / used;
  return after === before ? undefined : { before, after };
}

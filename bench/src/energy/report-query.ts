import { formatPeriod, type Period } from '../../../apps/api/src/energy/period.ts';

/** The query of a report's address: its days, its sites and what else is asked for. */
export function reportQuery(
  period: Period,
  sites: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({ ...formatPeriod(period), ...more });
  for (const site of sites) parameters.append('site_id', site);
  return parameters.toString();
}

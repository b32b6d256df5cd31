import type { MissingValueSite } from '@vinrod/api-client';
import { addDays } from '@vinrod/ui/format';

import { paths } from '#navigation';
import { writePeriod } from '#period';

/** Days before a gap that the graph shows too, so that the gap has an edge. */
const daysBefore = 2;

/** Address of the graph of the days that a site lacks. */
export function missingDaysAddress({
  site,
  corporate_group: corporateGroup,
  since,
  last_day: lastDay,
}: MissingValueSite): string {
  const params = new URLSearchParams({ koncern: corporateGroup.uuid, site_id: site.uuid });
  writePeriod(params, { start: addDays(since, -daysBefore), end: lastDay });
  return `${paths.analytics}?${params.toString()}`;
}

import type { MissingValueSite } from '@vinrod/api-client';

import { gapAddress } from '#areas/energy/gap-address';

/** Address of the graph of the days that a site lacks. */
export function missingDaysAddress({
  site,
  corporate_group: corporateGroup,
  since,
  last_day: lastDay,
}: MissingValueSite): string {
  return gapAddress({ corporateGroup: corporateGroup.uuid, sites: [site.uuid], first: since, last: lastDay });
}

import type { LocalMonth } from '@vinrod/ui/format';

import { paths } from '#navigation';
import type { SiteFilter } from '#selected-sites';

/** Sites whose month is explained. */
export interface ExplainedSites {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  /** Defaults to every site that the user may see. */
  readonly sites: SiteFilter;
}

/** Address of what changed in a month. */
export function whatChangedAddress(month: LocalMonth, { corporateGroup, sites }: ExplainedSites): string {
  const params = new URLSearchParams({ koncern: corporateGroup, report: 'changes', month });
  for (const id of sites.site_id ?? []) params.append('site_id', id);
  if (sites.site_set !== undefined) params.set('site_set', sites.site_set);
  return `${paths.analytics}?${params.toString()}`;
}

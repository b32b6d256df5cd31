import type { ReportSite } from '../report-sites.ts';

/** A site as payloads refer to it. */
export interface SiteReference {
  uuid: string;
  site_id: string;
  name: string;
}

/** A site as payloads refer to it. */
export function siteReference({ id, siteId, name }: ReportSite): SiteReference {
  return { uuid: id, site_id: siteId, name };
}

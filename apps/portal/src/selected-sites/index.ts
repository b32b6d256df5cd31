export {
  countSites,
  readSites,
  selectSites,
  siteFilter,
  writeSites,
  type NumberedSite,
  type SiteFilter,
  type SiteSelection,
} from './sites-query-params.ts';

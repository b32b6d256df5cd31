export { useContacts } from './contact-queries.ts';
export {
  useCompanies,
  useCompany,
  useCompanySites,
  useKoncern,
  useKoncernCount,
  useKoncerner,
  useSite,
  useSiteFigures,
} from './organisation-queries.ts';
export {
  useSiteGroup,
  useSiteGroupCount,
  useSiteGroupDashboard,
  useSiteGroups,
  useSiteGroupTree,
} from './site-group-queries.ts';
export {
  useSiteCoverage,
  useSiteMonthReport,
  type SiteCoverage,
  type SiteMonthReport,
} from './site-report-queries.ts';

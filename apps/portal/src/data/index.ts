export { useAdministratorSiteGroups, useSiteGroupsOf } from './administrator-site-groups.ts';
export { useAuthenticator } from './authenticator-query.ts';
export { useAuditEvents, type AuditRequest } from './audit-queries.ts';
export {
  useCertificateContent,
  useCertificates,
  useIssuableYears,
  type CertificateKind,
} from './certificate-queries.ts';
export { useContacts } from './contact-queries.ts';
export {
  useEveryInvoice,
  useEveryUser,
  useOpenInvoices,
  useUserCount,
  type EveryInvoiceRequest,
} from './every-koncern-queries.ts';
export { favoriteSites, findSite } from './favorite-sites.ts';
export {
  askAheadForOverview,
  useDashboard,
  useLineGraphs,
  useNewsArticle,
  useProfile,
  usePublishedNews,
  useSiteTree,
} from './queries.ts';
export { useFirstKoncerner, useKoncernList, useWishedKoncern } from './koncern-queries.ts';
export {
  useCompanies,
  useCompany,
  useCompanySites,
  useKoncern,
  useKoncernCount,
  useKoncerner,
  useSite,
  useSiteFigures,
  type KoncernerRequest,
  type ListRequest,
  type SiteListRequest,
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
  type SiteReportRequest,
} from './site-report-queries.ts';
export { useMarkFavorite, type FavoriteKind } from './use-mark-favorite.ts';
export { useRefresh } from './use-refresh.ts';
export { useQuery, type Query, type QueryKey } from './use-query.ts';
export {
  useInvoice,
  useInvoiceBreakdown,
  useInvoices,
  useInvoiceTotals,
  useSiteInvoices,
  type InvoicesRequest,
  type SiteInvoice,
} from './invoice-queries.ts';
export {
  useCustomerUser,
  useCustomerUsers,
  useInternalUser,
  useInternalUsers,
  type UserListRequest,
} from './people-queries.ts';
export {
  usePermissionAreas,
  usePermissionNames,
  useRole,
  useRoleCount,
  useRoleHolders,
  useRoleMatrix,
  useRoles,
  type RoleHolder,
  type RoleRealm,
} from './role-queries.ts';
export { useAllCompanies, useAllSiteGroups } from './scope-queries.ts';
export { useResidualMix, useResidualMixes } from './residual-mix-queries.ts';
export {
  useCustomerNumbers,
  useOutletProfiles,
  useSubscriptions,
  useUsageProfiles,
  useWithdrawalProfiles,
  type ReportRequest,
} from './monthly-report-queries.ts';
export {
  useExpertSuggestions,
  useTimeSheets,
  type SheetResolution,
  type TimeSheetsRequest,
} from './time-sheet-queries.ts';
export { useNewsItem, useNewsItems, type NewsRequest } from './news-editing-queries.ts';

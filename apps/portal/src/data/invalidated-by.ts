import type { QueryOperation } from '@vinrod/api-client';
import type { operations } from '@vinrod/api-client/contract';

/** An operation that may change what others answer. */
export type ChangeOperation = Exclude<
  keyof operations,
  `${'get' | 'list' | 'preview' | 'export' | 'download' | 'show'}${string}` | 'search'
>;

const siteGroupLists = ['listCorporateGroupSiteGroups', 'getCorporateGroupSiteTree', 'getSite'] as const;
const siteQueries = [
  'getSite',
  'listCustomerSites',
  'getCorporateGroupSiteTree',
  'getSiteGroupSiteTree',
] as const;
const newsLists = ['listNews', 'listPublishedNews'] as const;
const mixQueries = [
  'listResidualMixes',
  'listResidualMixYears',
  'getCorporateGroupDashboard',
  'getSiteGroupDashboard',
] as const;
const customerUserLists = [
  'listCorporateGroupUsers',
  'listCustomerUsers',
  'getCorporateGroup',
  'listCorporateGroups',
  'listAuditEvents',
] as const;
const staffLists = ['listAdministrators', 'listAuditEvents'] as const;
const roleLists = [
  'listAdministratorGroups',
  'listAdministratorGroupsV2',
  'listCorporateGroupGroups',
  'listCorporateGroupGroupsV2',
  'listAuditEvents',
] as const;
const roles = [...roleLists, 'getAdministratorGroup', 'getCorporateGroupGroup'] as const;
const corporateGroupLists = ['listCorporateGroups', 'listCorporateGroupsMinimal'] as const;
const certificateTexts = ['getYearlyUsageCertificate', 'getPartnershipCertificate'] as const;
const nothing = [] as const;

/**
 * Which answers each change makes old. What is removed is not asked for again: its own page may still be there, and would
 * find nothing. Favourites and saved graphs are shown from the answer to the change, and need no other.
 */
export const invalidatedBy: Readonly<Record<ChangeOperation, readonly QueryOperation[]>> = {
  login: nothing,
  verifyOtp: nothing,
  resendOtp: nothing,
  refreshToken: nothing,
  logout: nothing,
  requestPasswordReset: nothing,
  createPassword: nothing,
  changePassword: nothing,
  enrollAuthenticator: nothing,
  confirmAuthenticator: ['getAuthenticator'],
  disableAuthenticator: ['getAuthenticator'],
  updateProfile: ['getProfile'],
  saveView: nothing,
  removeSavedView: nothing,
  startShadowUser: nothing,
  stopShadowUser: nothing,
  startShadowGroup: nothing,
  stopShadowGroup: nothing,

  createAdministrator: staffLists,
  updateAdministrator: ['getAdministrator', ...staffLists],
  deleteAdministrator: staffLists,
  replaceAdministratorSiteGroups: ['listAdministratorSiteGroups', 'listAuditEvents'],
  createCorporateGroupUser: customerUserLists,
  updateCorporateGroupUser: ['getCorporateGroupUser', ...customerUserLists],
  deleteCorporateGroupUser: customerUserLists,
  createAdministratorGroup: roles,
  updateAdministratorGroup: roles,
  updateAdministratorGroups: roles,
  updateAdministratorGroupsV2: roles,
  deleteAdministratorGroup: roleLists,
  createCorporateGroupGroup: roles,
  updateCorporateGroupGroup: roles,
  updateCorporateGroupGroups: roles,
  updateCorporateGroupGroupsV2: roles,
  deleteCorporateGroupGroup: roleLists,

  updateExpertSuggestions: ['listExpertSuggestions'],

  generateCertificates: ['listCertificates'],
  generatePartnershipCertificates: ['listCertificates'],
  updateYearlyUsageCertificate: certificateTexts,
  updatePartnershipCertificate: certificateTexts,
  createResidualMix: [...mixQueries, 'getResidualMix'],
  updateResidualMix: [...mixQueries, 'getResidualMix'],
  deleteResidualMix: mixQueries,

  createNews: newsLists,
  updateNews: [...newsLists, 'getNews', 'getPublishedNews'],
  deleteNews: newsLists,
  uploadNewsFiles: ['getNews'],

  createCorporateGroup: corporateGroupLists,
  updateCorporateGroup: ['getCorporateGroup', ...corporateGroupLists],
  updateCorporateGroupAdmin: [
    'getCorporateGroup',
    'listCorporateGroups',
    'listCorporateGroupUsers',
    'getCorporateGroupUser',
  ],
  createCorporateGroupCustomer: ['listCorporateGroupCustomers', 'getCorporateGroup', 'listCorporateGroups'],
  updateCustomer: ['getCustomer', 'listCorporateGroupCustomers', 'getCorporateGroupSiteTree'],
  updateSite: siteQueries,
  updateSitesManager: siteQueries,
  updateSitesBuildingInfo: siteQueries,
  createCorporateGroupSiteGroup: siteGroupLists,
  updateSiteGroup: ['getSiteGroup', 'getSiteGroupDashboard', ...siteGroupLists],
  deleteSiteGroup: siteGroupLists,
  toggleCorporateGroupFavorite: nothing,
  toggleCustomerFavorite: nothing,
  toggleSiteFavorite: nothing,
  toggleSiteGroupFavorite: nothing,
};

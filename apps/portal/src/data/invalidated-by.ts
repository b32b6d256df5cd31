import type { QueryOperation } from '@vinrod/api-client';
import type { operations } from '@vinrod/api-client/contract';

/** Operation of a person that may change the response of others; `putSupplier…` is for the supplier's own systems. */
export type ChangeOperation = Exclude<
  keyof operations,
  `${'get' | 'list' | 'preview' | 'export' | 'download' | 'show' | 'putSupplier'}${string}` | 'search'
>;

const siteGroupLists = ['listCorporateGroupSiteGroups', 'getCorporateGroupSiteTree', 'getSite'] as const;
const siteQueries = [
  'getSite',
  'listCustomerSites',
  'getCorporateGroupSiteTree',
  'getSiteGroupSiteTree',
] as const;
const newsLists = ['listNews', 'listPublishedNews', 'listWorkItems'] as const;
const mixQueries = [
  'listResidualMixes',
  'listResidualMixYears',
  'listWorkItems',
  'getCorporateGroupDashboard',
  'getSiteGroupDashboard',
] as const;
const customerUserLists = [
  'listCorporateGroupUsers',
  'listCustomerUsers',
  'getCorporateGroup',
  'listCorporateGroups',
  'listAuditEvents',
  'listWorkItems',
] as const;
const staffLists = ['listAdministrators', 'listAuditEvents', 'listWorkItems'] as const;
const serviceAccountLists = ['listServiceAccounts', 'listAuditEvents'] as const;
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
const intakeLists = ['getIntake', 'listIntakes', 'listAuditEvents'] as const;
const keptArticles = ['listIntakeArticles', 'listAuditEvents'] as const;
const keptBuyers = ['listIntakeBuyers', 'listAuditEvents'] as const;
const nothing = [] as const;

/**
 * Queries to invalidate after each change. A removed entity is not refetched: its page may still be open, and would
 * find nothing. Favourites and saved graphs are updated from the response to the change and need no refetch.
 */
export const invalidatedBy: Readonly<Record<ChangeOperation, readonly QueryOperation[]>> = {
  login: nothing,
  verifyOtp: nothing,
  resendOtp: nothing,
  completeSignIn: nothing,
  beginPasskeySignIn: nothing,
  signInWithPasskey: nothing,
  beginProof: nothing,
  beginBrokerLink: nothing,
  addBrokerLink: ['getBrokerLink'],
  removeBrokerLink: ['getBrokerLink'],
  beginPasskey: nothing,
  addPasskey: ['listPasskeys'],
  removePasskey: ['listPasskeys'],
  refreshToken: nothing,
  logout: nothing,
  requestServiceToken: nothing,
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
  // Single sites that a user is to see become a site group.
  createCorporateGroupUser: [...customerUserLists, ...siteGroupLists],
  updateCorporateGroupUser: ['getCorporateGroupUser', ...customerUserLists, ...siteGroupLists],
  deleteCorporateGroupUser: customerUserLists,
  erasePersonalData: [...new Set([...staffLists, ...customerUserLists])],
  createServiceAccount: serviceAccountLists,
  changeServiceAccount: serviceAccountLists,
  addServiceAccountSecret: serviceAccountLists,
  revokeServiceAccount: serviceAccountLists,
  createIntake: ['listIntakes', 'listAuditEvents'],
  updateIntake: [
    'getIntake',
    'listIntakes',
    'listIntakeMappings',
    'listIntakeArticles',
    'listIntakeBuyers',
    'listAuditEvents',
  ],
  storeIntake: intakeLists,
  cancelIntake: intakeLists,
  discardIntake: intakeLists,
  undoIntake: [...intakeLists, 'listImports', 'listWorkItems'],
  deleteIntakeMapping: ['listIntakeMappings', 'listAuditEvents'],
  updateIntakeArticle: keptArticles,
  deleteIntakeArticle: keptArticles,
  updateIntakeBuyer: keptBuyers,
  deleteIntakeBuyer: keptBuyers,
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

  updateExpertSuggestions: ['listExpertSuggestions', 'listWorkItems'],

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

import type { Client } from '../client.ts';
import type { operations } from '../contract.ts';
import type { AnswerOf, PartsOf } from '../transport/endpoint-types.ts';
import { everyCorporateGroupCalls } from './every-corporate-group.ts';
import { intakeCalls } from './intakes.ts';
import { brokerLinkCalls, passkeyCalls } from './sign-in.ts';
import { savedViewCalls } from './saved-views.ts';
import { serviceAccountCalls } from './service-accounts.ts';

/** Endpoints in the contract outside the API's versions; the client has no call for them. */
type OfTheServer = 'getHealth' | 'getLiveness' | 'getOpenApiDocument' | 'getPortalConfig' | 'listDemoMail';

/** An operation that reads JSON and changes nothing, by its `operationId` in the contract. */
export type QueryOperation = Exclude<Extract<keyof operations, `${'get' | 'list'}${string}`>, OfTheServer>;

/** Path and query of a query: everything its answer depends on, so usable as a cache key. */
export type QueryArgs<Operation extends QueryOperation> = PartsOf<operations[Operation]>;

/** The answer of a query. */
export type QueryAnswer<Operation extends QueryOperation> = AnswerOf<operations[Operation]>;

/** Finds the client call of each query, for caches keyed by operation. */
export const queryCalls: {
  readonly [Operation in QueryOperation]: (
    client: Client,
  ) => (args: QueryArgs<Operation>) => Promise<QueryAnswer<Operation>>;
} = {
  getPasswordLink: ({ auth }) => auth.passwordLink,
  getProfile: ({ profile }) => profile.get,
  getAuthenticator: ({ totp }) => totp.get,
  getBrokerLink: (client) => client.with(brokerLinkCalls).get,
  listPasskeys: (client) => client.with(passkeyCalls).list,
  listSavedViews: (client) => client.with(savedViewCalls).list,
  listAuditEvents: ({ audit }) => audit.list,

  listAdministrators: ({ administrators }) => administrators.list,
  getAdministrator: ({ administrators }) => administrators.get,
  listAdministratorSiteGroups: ({ administrators }) => administrators.siteGroups,
  listServiceAccounts: (client) => client.with(serviceAccountCalls).list,
  listAdministratorGroups: ({ internalRoles }) => internalRoles.list,
  listAdministratorGroupsV2: ({ internalRoles }) => internalRoles.listByArea,
  getAdministratorGroup: ({ internalRoles }) => internalRoles.get,
  listAdministratorPermissions: ({ internalRoles }) => internalRoles.permissions,
  listAdministratorPermissionsV2: ({ internalRoles }) => internalRoles.permissionsByArea,

  listCustomerUsers: (client) => client.with(everyCorporateGroupCalls).users,
  listCorporateGroupUsers: ({ customerUsers }) => customerUsers.list,
  getCorporateGroupUser: ({ customerUsers }) => customerUsers.get,
  listCorporateGroupGroups: ({ customerRoles }) => customerRoles.list,
  listCorporateGroupGroupsV2: ({ customerRoles }) => customerRoles.listByArea,
  getCorporateGroupGroup: ({ customerRoles }) => customerRoles.get,
  listCorporateGroupPermissions: ({ customerRoles }) => customerRoles.permissions,
  listCorporateGroupPermissionsV2: ({ customerRoles }) => customerRoles.permissionsByArea,

  listCorporateGroups: ({ corporateGroups }) => corporateGroups.list,
  listCorporateGroupsMinimal: ({ corporateGroups }) => corporateGroups.minimal,
  getCorporateGroup: ({ corporateGroups }) => corporateGroups.get,
  getCorporateGroupSiteTree: ({ corporateGroups }) => corporateGroups.siteTree,
  listCorporateGroupCustomers: ({ companies }) => companies.list,
  getCustomer: ({ companies }) => companies.get,
  listCustomerSites: ({ companies }) => companies.sites,
  getSite: ({ sites }) => sites.get,
  listCorporateGroupSiteGroups: ({ siteGroups }) => siteGroups.list,
  getSiteGroup: ({ siteGroups }) => siteGroups.get,
  getSiteGroupSiteTree: ({ siteGroups }) => siteGroups.siteTree,

  getCorporateGroupDashboard: ({ dashboards }) => dashboards.corporateGroup,
  getSiteGroupDashboard: ({ dashboards }) => dashboards.siteGroup,
  getTimeSheets: ({ analytics }) => analytics.timeSheets,
  listExpertSuggestions: ({ analytics }) => analytics.expertSuggestions,
  getCompilationOfSubscriptions: ({ analytics }) => analytics.compilationOfSubscriptions,
  getOutletProfiles: ({ analytics }) => analytics.outletProfiles,
  getWithdrawalProfiles: ({ analytics }) => analytics.withdrawalProfiles,
  getCompilationOfCustomerNumber: ({ analytics }) => analytics.compilationOfCustomerNumber,
  getLineGraphs: ({ analytics }) => analytics.lineGraphs,
  getUsageProfiles: ({ analytics }) => analytics.usageProfiles,

  listCertificates: ({ exports }) => exports.certificates,
  getYearlyUsageCertificate: ({ exports }) => exports.yearlyUsageCertificate,
  getPartnershipCertificate: ({ exports }) => exports.partnershipCertificate,
  listResidualMixYears: ({ exports }) => exports.residualMixYears,
  listResidualMixes: ({ residualMix }) => residualMix.list,
  getResidualMix: ({ residualMix }) => residualMix.get,

  listInvoices: (client) => client.with(everyCorporateGroupCalls).invoices,
  listCorporateGroupInvoices: ({ invoices }) => invoices.list,
  getInvoice: ({ invoices }) => invoices.get,
  getInvoiceProductBreakdown: ({ invoices }) => invoices.productBreakdown,

  listWorkItems: (client) => client.with(everyCorporateGroupCalls).workItems,
  getChangedValues: (client) => client.with(everyCorporateGroupCalls).changedValues,
  listMissingValues: (client) => client.with(everyCorporateGroupCalls).missingValues,
  listImports: (client) => client.with(everyCorporateGroupCalls).imports,
  listIntakes: (client) => client.with(intakeCalls).list,
  getIntake: (client) => client.with(intakeCalls).get,
  getIntakeInbox: (client) => client.with(intakeCalls).inbox,
  listIntakeMappings: (client) => client.with(intakeCalls).mappings,
  listIntakeArticles: (client) => client.with(intakeCalls).articles,
  listIntakeBuyers: (client) => client.with(intakeCalls).buyers,
  listContacts: ({ contacts }) => contacts.list,
  listCorporateGroupContacts: ({ contacts }) => contacts.listOfCorporateGroup,
  listPublishedNews: ({ news }) => news.listPublished,
  getPublishedNews: ({ news }) => news.getPublished,
  listNews: ({ news }) => news.list,
  getNews: ({ news }) => news.get,
};

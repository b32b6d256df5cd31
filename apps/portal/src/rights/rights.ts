import { permissionsOf, type PermissionRule } from '@vinrod/api-client';

/** Actions on a subject. */
export type Action = 'list' | 'view' | 'create' | 'update' | 'delete' | 'export' | 'favorite';

/** Permissions for the monthly or the hourly report. */
const reportViewers = [
  ...permissionsOf.getCompilationOfSubscriptions.anyOf,
  ...permissionsOf.getTimeSheets.anyOf,
];

/**
 * Permission rules. Each is that of the operation behind it. Pages have rules of their own here only where
 * specification section 2 gives them to fewer users than may call their operations.
 */
export const rights = {
  corporateGroup: {
    list: {
      anyOf: [
        'can_view_corporate_group_list',
        'can_view_corporate_group_details',
        'can_view_company',
        'can_manage_company',
        'can_view_company_user',
      ],
    },
    view: { anyOf: ['can_view_corporate_group_details', 'can_view_company', 'can_view_company_user'] },
    create: permissionsOf.createCorporateGroup,
    export: permissionsOf.exportCorporateGroupList,
    favorite: permissionsOf.toggleCorporateGroupFavorite,
  },
  company: {
    list: permissionsOf.listCorporateGroupCustomers,
    view: { anyOf: ['can_view_site_list', 'admin_can_view_site', 'can_view_company_details'] },
    create: permissionsOf.createCorporateGroupCustomer,
    /** All companies of a corporate group, with their sites. */
    export: permissionsOf.exportGroupTree,
    favorite: permissionsOf.toggleCustomerFavorite,
  },
  site: {
    list: permissionsOf.listCustomerSites,
    view: { anyOf: ['can_view_site_details', 'admin_can_manage_site'] },
    update: permissionsOf.updateSite,
    favorite: permissionsOf.toggleSiteFavorite,
  },
  siteGroup: {
    view: permissionsOf.getSiteGroup,
    create: permissionsOf.createCorporateGroupSiteGroup,
    update: permissionsOf.updateSiteGroup,
    favorite: permissionsOf.toggleSiteGroupFavorite,
  },
  import: { list: permissionsOf.listIntakes, update: permissionsOf.createIntake },
  workItem: { list: permissionsOf.listWorkItems },
  contact: { view: permissionsOf.listContacts },
  /** Page of the reports. Not open to those who may only manage graphs. */
  report: { view: { anyOf: reportViewers } },
  monthlyReport: { view: permissionsOf.getCompilationOfSubscriptions },
  timeReport: { view: permissionsOf.getTimeSheets },
  /** Graphs of consumption outside the reports. */
  lineGraph: { view: permissionsOf.getLineGraphs },
  expertSuggestion: { update: permissionsOf.updateExpertSuggestions },
  invoice: { view: permissionsOf.listInvoices },
  certificate: {
    export: permissionsOf.generateCertificates,
    /** Texts of certificates. */
    update: permissionsOf.updateYearlyUsageCertificate,
  },
  residualMix: {
    view: permissionsOf.listResidualMixes,
    update: permissionsOf.updateResidualMix,
    delete: permissionsOf.deleteResidualMix,
  },
  /** Editing of news; everybody may read published news. */
  news: {
    view: permissionsOf.listNews,
    create: permissionsOf.createNews,
    update: permissionsOf.updateNews,
    delete: permissionsOf.deleteNews,
  },
  customerUser: {
    list: permissionsOf.listCorporateGroupUsers,
    view: { anyOf: ['can_view_company_user'] },
    update: permissionsOf.updateCorporateGroupUser,
  },
  internalUser: {
    list: permissionsOf.listAdministrators,
    view: { anyOf: ['can_view_admin_user'] },
    create: permissionsOf.createAdministrator,
    update: permissionsOf.updateAdministrator,
  },
  customerRole: {
    view: { anyOf: ['can_view_company_group'] },
    update: permissionsOf.updateCorporateGroupGroup,
  },
  internalRole: {
    view: { anyOf: ['can_view_admin_group'] },
    update: permissionsOf.updateAdministratorGroup,
  },
  serviceAccount: {
    list: permissionsOf.listServiceAccounts,
    update: permissionsOf.changeServiceAccount,
  },
  personalData: { view: permissionsOf.exportPersonalData, delete: permissionsOf.erasePersonalData },
  eventLog: { view: permissionsOf.listAuditEvents },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Action, PermissionRule>>>>>;

type Rights = typeof rights;

/** Subjects of permissions. */
export type Subject = keyof Rights;

/** Action and subject: only the pairs in the table, action first, as in speech. */
export type Right = { [S in Subject]: readonly [action: keyof Rights[S], subject: S] }[Subject];

import { randomInt, randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { operations } from '../operations.ts';
import { administratorPermissions } from '../permissions/default-roles.ts';
import type { OperationId } from '../server/operation.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';
import { readContract, type ContractOperation } from '../server/contract.ts';
import {
  newCustomerRole,
  newInvoice,
  newMember,
  newNews,
  newRole,
  newSiteGroup,
  newStaff,
  newStaffRole,
  type MatrixWorld,
  type Values,
} from './authorization-world.ts';
import { certificateTextOfTests, measuredCompany, newCertificate } from './certificates-of-tests.ts';
import {
  newIntake,
  newIntakeArticle,
  newIntakeBuyer,
  newIntakeMapping,
  newStoredIntake,
} from './intakes-of-tests.ts';
import { newServiceAccount } from './service-accounts-of-tests.ts';
import { newResidualMix, residualMixOfTests, withoutResidualMix } from './residual-mix-of-tests.ts';
import { testPassword } from './test-people.ts';

/** Calls an operation so that only the caller's rights decide the answer. */
export interface OperationCase {
  /** Path parameters; what they refer to is recreated when the call uses it up. */
  readonly path?: (world: MatrixWorld) => Values | Promise<Values>;
  readonly query?: Values;
  readonly body?: (world: MatrixWorld, path: Values) => unknown;
  readonly headers?: Values;
  /** Status for callers with the right; 200 by default. */
  readonly passes?: number;
  /** Permissions required in addition: those the operation grants, or those of its target. */
  readonly beside?: readonly PermissionKey[];
  /** Whether only staff can use the right, although a customer's user could hold it. */
  readonly byStaff?: boolean;
  /**
   * Owner of the data: one corporate group (404 for others), whoever may see it (200 without foreign rows), the caller, or
   * staff (403 for customers, whatever they hold).
   */
  readonly belongsTo: 'corporateGroup' | 'whoever' | 'caller' | 'staff';
}

const inCorporateGroup = ({ own }: MatrixWorld): Values => ({ id: own.id });
const anyone: OperationCase = { belongsTo: 'whoever' };
const ofCorporateGroup: OperationCase = { belongsTo: 'corporateGroup', path: inCorporateGroup };

const ofCompany: OperationCase = {
  belongsTo: 'corporateGroup',
  path: ({ own }) => ({ id: own.companies[0]?.id ?? '' }),
};

const ofSite: OperationCase = {
  belongsTo: 'corporateGroup',
  path: ({ own }) => ({ id: own.companies[0]?.siteIds[0] ?? '' }),
};

const ofSiteGroup: OperationCase = {
  belongsTo: 'corporateGroup',
  path: ({ siteGroupId }) => ({ id: siteGroupId }),
};

const ofStaff: OperationCase = { belongsTo: 'whoever', path: newStaff };
const ofStaffRole: OperationCase = { belongsTo: 'whoever', path: newStaffRole };
const ofCustomerRole: OperationCase = { belongsTo: 'corporateGroup', path: newCustomerRole };
const ofMember: OperationCase = { belongsTo: 'corporateGroup', path: newMember };
const ofInvoice: OperationCase = { belongsTo: 'corporateGroup', path: newInvoice };
const ofNews: OperationCase = { belongsTo: 'whoever', path: newNews };
const ofResidualMix: OperationCase = { belongsTo: 'whoever', path: newResidualMix };
const ofServiceAccount: OperationCase = { belongsTo: 'whoever', path: newServiceAccount };
const ofIntake: OperationCase = {
  belongsTo: 'whoever',
  path: newIntake,
  beside: ['can_view_corporate_group_list'],
};
const ofIntakeBuyer: OperationCase = { ...ofIntake, belongsTo: 'corporateGroup', path: newIntakeBuyer };
const ofCaller: OperationCase = { belongsTo: 'caller' };

function newPerson(): Values {
  return { email: `${randomUUID()}@kund.example`, first_name: 'Ny', last_name: 'Person' };
}

function ownSites({ own }: MatrixWorld): readonly string[] {
  return own.companies.flatMap(({ siteIds }) => siteIds);
}

const period = { start_date: '2026-05-01', end_date: '2026-05-31' };
const newPassword = 'Grävling under månen 4';
const boundary = 'matrix';

/** Lists of everything the caller may see need only a caller. */
const listsOfEverything = new Set(
  readContract().flatMap(({ id, method, path, permission }) =>
    method === 'GET' && id.startsWith('list') && !path.includes('{') && permission !== 'public' ? [id] : [],
  ),
);

/**
 * Every implemented operation that requires sign-in. The tests require new ones to be added here, unless they list
 * everything: then the common rule covers them.
 */
export const operationCases: Partial<Record<OperationId, OperationCase>> = {
  ...Object.fromEntries(operations.flatMap(({ id }) => (listsOfEverything.has(id) ? [[id, anyone]] : []))),
  listWorkItems: { belongsTo: 'staff', byStaff: true },
  listSavedViews: ofCaller,
  saveView: {
    belongsTo: 'corporateGroup',
    body: ({ own }) => ({ corporate_group: own.id, name: 'Butiker', query: 'resolution=day' }),
  },
  removeSavedView: {
    belongsTo: 'corporateGroup',
    body: ({ own }) => ({ corporate_group: own.id, name: 'Butiker' }),
  },
  getProfile: ofCaller,
  updateProfile: { ...ofCaller, body: () => ({ title: 'Chef' }) },
  changePassword: {
    ...ofCaller,
    body: () => ({
      old_password: testPassword,
      new_password: newPassword,
      new_password_confirm: newPassword,
    }),
  },
  getAuthenticator: ofCaller,
  listPasskeys: ofCaller,
  getBrokerLink: ofCaller,
  // There is no broker, so there is nothing to link.
  beginBrokerLink: { ...ofCaller, body: () => ({ password: testPassword }), passes: 404 },
  addBrokerLink: { ...ofCaller, body: () => ({ token: 'none' }), passes: 404 },
  removeBrokerLink: { ...ofCaller, body: () => ({ password: testPassword }), passes: 404 },
  beginProof: ofCaller,
  exportOwnPersonalData: { ...ofCaller, body: () => ({ password: testPassword }) },
  exportPersonalData: ofStaff,
  erasePersonalData: ofStaff,
  beginPasskey: { ...ofCaller, body: () => ({ password: testPassword }) },
  addPasskey: {
    ...ofCaller,
    body: () => ({ token: 'none', name: 'Telefonen', credential: '{}' }),
    passes: 422,
  },
  removePasskey: { ...ofCaller, body: () => ({ uuid: randomUUID(), password: testPassword }), passes: 404 },
  enrollAuthenticator: { ...ofCaller, body: () => ({ password: testPassword }) },
  confirmAuthenticator: { ...ofCaller, body: () => ({ otp: '123456' }), passes: 422 },
  disableAuthenticator: { ...ofCaller, body: () => ({ password: testPassword }) },

  startShadowUser: { belongsTo: 'whoever', path: newStaff },
  startShadowGroup: {
    belongsTo: 'whoever',
    path: inCorporateGroup,
    beside: ['can_view_corporate_group_list', ...administratorPermissions],
  },
  stopShadowUser: { ...ofCaller, path: newStaff },
  stopShadowGroup: { ...ofCaller, path: inCorporateGroup },
  exportAuditEvents: { ...anyone, query: { format: 'csv' } },

  createAdministrator: { ...anyone, body: () => ({ ...newPerson(), roles: [] }) },
  getAdministrator: ofStaff,
  updateAdministrator: { ...ofStaff, body: () => ({ title: 'Chef' }) },
  deleteAdministrator: ofStaff,
  listAdministratorSiteGroups: ofStaff,
  replaceAdministratorSiteGroups: { ...ofStaff, body: () => ({ site_groups: [] }) },

  createServiceAccount: { ...anyone, body: () => ({ name: randomUUID(), scopes: ['prices'] }) },
  changeServiceAccount: { ...ofServiceAccount, body: () => ({ scopes: ['invoices'] }) },
  addServiceAccountSecret: { ...ofServiceAccount, body: () => ({ overlap_hours: 0 }) },
  revokeServiceAccount: ofServiceAccount,

  createIntake: {
    ...anyone,
    query: { file_name: 'spotpriser.xml' },
    headers: { 'Content-Type': 'application/octet-stream' },
    body: () => 'Datum;Pris',
  },
  getIntake: ofIntake,
  updateIntake: { ...ofIntake, body: () => ({ choices: { unknown_site: 'skip' } }) },
  storeIntake: ofIntake,
  cancelIntake: ofIntake,
  discardIntake: ofIntake,
  undoIntake: { ...ofIntake, path: newStoredIntake },
  exportIntakeReport: ofIntake,
  getIntakeInbox: anyone,
  deleteIntakeMapping: { ...anyone, path: newIntakeMapping },
  updateIntakeArticle: { ...anyone, path: newIntakeArticle, body: () => ({ category: 'environment' }) },
  deleteIntakeArticle: { ...anyone, path: newIntakeArticle },
  updateIntakeBuyer: {
    ...ofIntakeBuyer,
    body: ({ own }) => ({ company: own.companies[0]?.id ?? '' }),
  },
  deleteIntakeBuyer: ofIntakeBuyer,

  createAdministratorGroup: { ...anyone, body: () => ({ display_name: randomUUID(), permissions: [] }) },
  getAdministratorGroup: ofStaffRole,
  updateAdministratorGroup: { ...ofStaffRole, body: () => ({ description: 'Ny' }) },
  deleteAdministratorGroup: ofStaffRole,
  updateAdministratorGroups: {
    ...anyone,
    body: async (world) => [{ id: await newRole(world, null), permissions: [] }],
  },
  updateAdministratorGroupsV2: {
    ...anyone,
    body: async (world) => [{ id: await newRole(world, null), areas: [{ area: 'news', permissions: [] }] }],
  },

  listCorporateGroupUsers: ofCorporateGroup,
  createCorporateGroupUser: { ...ofCorporateGroup, body: () => ({ ...newPerson(), roles: [] }) },
  getCorporateGroupUser: ofMember,
  updateCorporateGroupUser: { ...ofMember, body: () => ({ title: 'Chef' }) },
  deleteCorporateGroupUser: ofMember,

  listCorporateGroupGroups: ofCorporateGroup,
  listCorporateGroupGroupsV2: ofCorporateGroup,
  createCorporateGroupGroup: {
    ...ofCorporateGroup,
    body: () => ({ display_name: randomUUID(), permissions: [] }),
  },
  getCorporateGroupGroup: ofCustomerRole,
  updateCorporateGroupGroup: { ...ofCustomerRole, body: () => ({ description: 'Ny' }) },
  deleteCorporateGroupGroup: ofCustomerRole,
  updateCorporateGroupGroups: {
    ...ofCorporateGroup,
    body: async (world) => [{ id: await newRole(world, world.own.id), permissions: [] }],
  },
  updateCorporateGroupGroupsV2: {
    ...ofCorporateGroup,
    body: async (world) => [
      { id: await newRole(world, world.own.id), areas: [{ area: 'invoice', permissions: [] }] },
    ],
  },

  createCorporateGroup: {
    belongsTo: 'corporateGroup',
    byStaff: true,
    body: () => ({ name: randomUUID(), organization_number: '556677-8899' }),
  },
  getCorporateGroup: ofCorporateGroup,
  updateCorporateGroup: { ...ofCorporateGroup, body: () => ({ name: 'Norrviken' }) },
  toggleCorporateGroupFavorite: ofCorporateGroup,
  updateCorporateGroupAdmin: {
    ...ofCorporateGroup,
    byStaff: true,
    beside: administratorPermissions,
    body: async (world) => ({ admin: (await newMember(world))['userId'] }),
  },
  getCorporateGroupSiteTree: ofCorporateGroup,
  getCorporateGroupDashboard: { ...ofCorporateGroup, query: period },
  getSiteGroupDashboard: { ...ofSiteGroup, query: period },
  getLineGraphs: { ...ofCorporateGroup, query: period },
  getTimeSheets: { ...ofCorporateGroup, query: period },
  listExpertSuggestions: { ...ofCorporateGroup, query: period },
  updateExpertSuggestions: { ...ofCorporateGroup, body: () => ({ suggestions: [] }) },
  getCompilationOfSubscriptions: { ...ofCorporateGroup, query: period },
  getOutletProfiles: { ...ofCorporateGroup, query: period },
  getWithdrawalProfiles: { ...ofCorporateGroup, query: period },
  getCompilationOfCustomerNumber: { ...ofCorporateGroup, query: period },
  getUsageProfiles: { ...ofCorporateGroup, query: period },
  getSiteGroupSiteTree: anyone,

  // Compressed files would hide what the matrix searches for.
  exportCorporateGroupList: { ...anyone, query: { format: 'csv' } },
  exportTimeSheets: { ...ofCorporateGroup, query: { ...period, format: 'csv' } },
  exportGroupTree: { ...ofCorporateGroup, query: { format: 'csv' } },
  exportMonthlyReports: { ...ofCorporateGroup, query: { ...period, format: 'csv' } },

  listCorporateGroupCustomers: ofCorporateGroup,
  createCorporateGroupCustomer: {
    ...ofCorporateGroup,
    body: () => ({
      customer_id: String(randomInt(1e6, 1e9)),
      name: 'Nytt AB',
      organization_number: '556677-8899',
      invoice_address: { street: 'Storgatan 1', postal_code: '972 38', city: 'Luleå', country: 'SE' },
      invoice_delivery: 'pdf_email',
    }),
  },
  getCustomer: ofCompany,
  updateCustomer: { ...ofCompany, body: () => ({ invoice_reference: 'Kst 4410' }) },
  toggleCustomerFavorite: ofCompany,
  listCustomerSites: ofCompany,

  getSite: ofSite,
  updateSite: { ...ofSite, body: () => ({ manager: 'Per Öberg' }) },
  toggleSiteFavorite: ofSite,
  updateSitesManager: {
    belongsTo: 'corporateGroup',
    body: (world) => ({ site_ids: ownSites(world), manager: 'Per Öberg' }),
  },
  updateSitesBuildingInfo: {
    belongsTo: 'corporateGroup',
    body: (world) => ({ site_ids: ownSites(world), building_name: 'Kvarteret Ripan' }),
  },

  listCorporateGroupSiteGroups: ofCorporateGroup,
  createCorporateGroupSiteGroup: {
    ...ofCorporateGroup,
    body: (world) => ({ name: randomUUID(), sites: ownSites(world) }),
  },
  getSiteGroup: ofSiteGroup,
  updateSiteGroup: { belongsTo: 'corporateGroup', path: newSiteGroup, body: () => ({ description: 'Ny' }) },
  deleteSiteGroup: { belongsTo: 'corporateGroup', path: newSiteGroup },
  toggleSiteGroupFavorite: ofSiteGroup,

  search: { ...anyone, query: { search: 'bolag' } },
  listCorporateGroupInvoices: ofCorporateGroup,
  getInvoice: ofInvoice,
  getInvoiceProductBreakdown: ofInvoice,
  downloadInvoicePdf: ofInvoice,
  downloadInvoicePeppol: ofInvoice,
  exportInvoices: { ...ofCorporateGroup, query: { format: 'csv' } },
  exportInvoicePdfs: {
    ...ofCorporateGroup,
    path: async (world) => {
      await newInvoice(world);
      return inCorporateGroup(world);
    },
  },

  exportEveryInvoice: { ...anyone, query: { format: 'csv' } },
  exportEveryInvoicePdfs: anyone,
  getChangedValues: anyone,
  exportMissingValues: { ...anyone, query: { format: 'csv' } },

  createResidualMix: {
    ...anyone,
    body: async (world) => {
      await withoutResidualMix(world);
      return residualMixOfTests;
    },
  },
  getResidualMix: ofResidualMix,
  updateResidualMix: { ...ofResidualMix, body: () => ({ method: 'Egen' }) },
  deleteResidualMix: ofResidualMix,

  generateCertificates: { belongsTo: 'corporateGroup', body: measuredCompany },
  generatePartnershipCertificates: { belongsTo: 'corporateGroup', body: measuredCompany },
  previewCertificates: { belongsTo: 'corporateGroup', body: measuredCompany },
  downloadCertificate: { belongsTo: 'corporateGroup', path: newCertificate },
  getYearlyUsageCertificate: { ...anyone, query: { year: '2024' } },
  updateYearlyUsageCertificate: { ...anyone, body: () => certificateTextOfTests },
  getPartnershipCertificate: { ...anyone, query: { year: '2024' } },
  updatePartnershipCertificate: { ...anyone, body: () => certificateTextOfTests },

  listCorporateGroupContacts: ofCorporateGroup,

  getPublishedNews: { belongsTo: 'corporateGroup', path: newNews },
  createNews: { ...anyone, body: () => ({ title: 'Ny' }) },
  getNews: ofNews,
  updateNews: { ...ofNews, body: () => ({ title: 'Ändrad' }) },
  deleteNews: ofNews,
  uploadNewsFiles: {
    ...ofNews,
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: () =>
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="files"; filename="bilaga.pdf"',
        'Content-Type: application/pdf',
        '',
        '%PDF-1.4\n%%EOF',
        `--${boundary}--`,
        '',
      ].join('\r\n'),
  },
};

/** Whether only staff can ever use an operation. */
export function isStaffOperation({ permission }: ContractOperation): boolean {
  return permission !== 'public' && permission.length > 0 && permission.every(isForStaffOnly);
}

import { randomInt, randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions } from '../permissions/default-roles.ts';
import type { OperationId } from '../server/operation.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';
import type { ContractOperation } from '../server/contract.ts';
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
import { newResidualMix, residualMixOfTests, withoutResidualMix } from './residual-mix-of-tests.ts';
import { testPassword } from './test-people.ts';

/** How to call an operation so that nothing but the caller's rights decides about the answer. */
export interface OperationCase {
  /** Path parameters; what they name is made anew when the call uses it up. */
  readonly path?: (world: MatrixWorld) => Values | Promise<Values>;
  readonly query?: Values;
  readonly body?: (world: MatrixWorld, path: Values) => unknown;
  readonly headers?: Values;
  /** Status for those with the right; 200 when left out. */
  readonly passes?: number;
  /** Permissions that have to be held beside: what the operation gives, or what its target may do. */
  readonly beside?: readonly PermissionKey[];
  /** Whether the right is of use to staff only, though a customer's user could hold it. */
  readonly byStaff?: boolean;
  /**
   * Whose data it is: of one koncern (404 for others), of whoever may see it (200 without foreign
   * rows), or of the caller.
   */
  readonly belongsTo: 'koncern' | 'whoever' | 'caller';
}

const inKoncern = ({ own }: MatrixWorld): Values => ({ id: own.id });
const anyone: OperationCase = { belongsTo: 'whoever' };
const ofKoncern: OperationCase = { belongsTo: 'koncern', path: inKoncern };

const ofCompany: OperationCase = {
  belongsTo: 'koncern',
  path: ({ own }) => ({ id: own.companies[0]?.id ?? '' }),
};

const ofSite: OperationCase = {
  belongsTo: 'koncern',
  path: ({ own }) => ({ id: own.companies[0]?.siteIds[0] ?? '' }),
};

const ofSiteGroup: OperationCase = { belongsTo: 'koncern', path: ({ siteGroupId }) => ({ id: siteGroupId }) };

const ofStaff: OperationCase = { belongsTo: 'whoever', path: newStaff };
const ofStaffRole: OperationCase = { belongsTo: 'whoever', path: newStaffRole };
const ofCustomerRole: OperationCase = { belongsTo: 'koncern', path: newCustomerRole };
const ofMember: OperationCase = { belongsTo: 'koncern', path: newMember };
const ofInvoice: OperationCase = { belongsTo: 'koncern', path: newInvoice };
const ofNews: OperationCase = { belongsTo: 'whoever', path: newNews };
const ofResidualMix: OperationCase = { belongsTo: 'whoever', path: newResidualMix };
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

/**
 * Every operation that needs somebody signed in and has code behind it. A new one has to be added
 * here before the tests pass: then its rule is tested like all others.
 */
export const operationCases: Partial<Record<OperationId, OperationCase>> = {
  listSavedViews: ofCaller,
  saveView: {
    belongsTo: 'koncern',
    body: ({ own }) => ({ corporate_group: own.id, name: 'Butiker', query: 'resolution=day' }),
  },
  removeSavedView: {
    belongsTo: 'koncern',
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
  enrollAuthenticator: { ...ofCaller, body: () => ({ password: testPassword }) },
  confirmAuthenticator: { ...ofCaller, body: () => ({ otp: '123456' }), passes: 422 },
  disableAuthenticator: { ...ofCaller, body: () => ({ password: testPassword }) },

  startShadowUser: { belongsTo: 'whoever', path: newStaff },
  startShadowGroup: {
    belongsTo: 'whoever',
    path: inKoncern,
    beside: ['can_view_corporate_group_list', ...administratorPermissions],
  },
  stopShadowUser: { ...ofCaller, path: newStaff },
  stopShadowGroup: { ...ofCaller, path: inKoncern },
  listAuditEvents: anyone,
  exportAuditEvents: { ...anyone, query: { format: 'csv' } },

  listAdministrators: anyone,
  createAdministrator: { ...anyone, body: () => ({ ...newPerson(), roles: [] }) },
  getAdministrator: ofStaff,
  updateAdministrator: { ...ofStaff, body: () => ({ title: 'Chef' }) },
  deleteAdministrator: ofStaff,
  listAdministratorSiteGroups: ofStaff,
  replaceAdministratorSiteGroups: { ...ofStaff, body: () => ({ site_groups: [] }) },

  listAdministratorGroups: anyone,
  listAdministratorGroupsV2: anyone,
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
  listAdministratorPermissions: anyone,
  listAdministratorPermissionsV2: anyone,

  listCorporateGroupUsers: ofKoncern,
  listCustomerUsers: anyone,
  createCorporateGroupUser: { ...ofKoncern, body: () => ({ ...newPerson(), roles: [] }) },
  getCorporateGroupUser: ofMember,
  updateCorporateGroupUser: { ...ofMember, body: () => ({ title: 'Chef' }) },
  deleteCorporateGroupUser: ofMember,

  listCorporateGroupGroups: ofKoncern,
  listCorporateGroupGroupsV2: ofKoncern,
  createCorporateGroupGroup: { ...ofKoncern, body: () => ({ display_name: randomUUID(), permissions: [] }) },
  getCorporateGroupGroup: ofCustomerRole,
  updateCorporateGroupGroup: { ...ofCustomerRole, body: () => ({ description: 'Ny' }) },
  deleteCorporateGroupGroup: ofCustomerRole,
  updateCorporateGroupGroups: {
    ...ofKoncern,
    body: async (world) => [{ id: await newRole(world, world.own.id), permissions: [] }],
  },
  updateCorporateGroupGroupsV2: {
    ...ofKoncern,
    body: async (world) => [
      { id: await newRole(world, world.own.id), areas: [{ area: 'invoice', permissions: [] }] },
    ],
  },
  listCorporateGroupPermissions: anyone,
  listCorporateGroupPermissionsV2: anyone,

  listCorporateGroups: anyone,
  listCorporateGroupsMinimal: anyone,
  createCorporateGroup: {
    belongsTo: 'koncern',
    byStaff: true,
    body: () => ({ name: randomUUID(), organization_number: '556677-8899' }),
  },
  getCorporateGroup: ofKoncern,
  updateCorporateGroup: { ...ofKoncern, body: () => ({ name: 'Norrviken' }) },
  toggleCorporateGroupFavorite: ofKoncern,
  updateCorporateGroupAdmin: {
    ...ofKoncern,
    byStaff: true,
    beside: administratorPermissions,
    body: async (world) => ({ admin: (await newMember(world))['userId'] }),
  },
  getCorporateGroupSiteTree: ofKoncern,
  getCorporateGroupDashboard: { ...ofKoncern, query: period },
  getSiteGroupDashboard: { ...ofSiteGroup, query: period },
  getLineGraphs: { ...ofKoncern, query: period },
  getTimeSheets: { ...ofKoncern, query: period },
  listExpertSuggestions: { ...ofKoncern, query: period },
  updateExpertSuggestions: { ...ofKoncern, body: () => ({ suggestions: [] }) },
  getCompilationOfSubscriptions: { ...ofKoncern, query: period },
  getOutletProfiles: { ...ofKoncern, query: period },
  getWithdrawalProfiles: { ...ofKoncern, query: period },
  getCompilationOfCustomerNumber: { ...ofKoncern, query: period },
  getUsageProfiles: { ...ofKoncern, query: period },
  getSiteGroupSiteTree: anyone,

  // Compressed files would hide what the matrix looks for.
  exportCorporateGroupList: { ...anyone, query: { format: 'csv' } },
  exportTimeSheets: { ...ofKoncern, query: { ...period, format: 'csv' } },
  exportGroupTree: { ...ofKoncern, query: { format: 'csv' } },
  exportMonthlyReports: { ...ofKoncern, query: { ...period, format: 'csv' } },

  listCorporateGroupCustomers: ofKoncern,
  createCorporateGroupCustomer: {
    ...ofKoncern,
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
    belongsTo: 'koncern',
    body: (world) => ({ site_ids: ownSites(world), manager: 'Per Öberg' }),
  },
  updateSitesBuildingInfo: {
    belongsTo: 'koncern',
    body: (world) => ({ site_ids: ownSites(world), building_name: 'Kvarteret Ripan' }),
  },

  listCorporateGroupSiteGroups: ofKoncern,
  createCorporateGroupSiteGroup: {
    ...ofKoncern,
    body: (world) => ({ name: randomUUID(), sites: ownSites(world) }),
  },
  getSiteGroup: ofSiteGroup,
  updateSiteGroup: { belongsTo: 'koncern', path: newSiteGroup, body: () => ({ description: 'Ny' }) },
  deleteSiteGroup: { belongsTo: 'koncern', path: newSiteGroup },
  toggleSiteGroupFavorite: ofSiteGroup,

  search: { ...anyone, query: { search: 'bolag' } },
  listCorporateGroupInvoices: ofKoncern,
  listInvoices: anyone,
  getInvoice: ofInvoice,
  getInvoiceProductBreakdown: ofInvoice,
  downloadInvoicePdf: ofInvoice,
  exportInvoices: { ...ofKoncern, query: { format: 'csv' } },
  exportInvoicePdfs: {
    ...ofKoncern,
    path: async (world) => {
      await newInvoice(world);
      return inKoncern(world);
    },
  },

  exportEveryInvoice: { ...anyone, query: { format: 'csv' } },
  exportEveryInvoicePdfs: anyone,

  listResidualMixes: anyone,
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

  generateCertificates: { belongsTo: 'koncern', body: measuredCompany },
  generatePartnershipCertificates: { belongsTo: 'koncern', body: measuredCompany },
  previewCertificates: { belongsTo: 'koncern', body: measuredCompany },
  listCertificates: anyone,
  downloadCertificate: { belongsTo: 'koncern', path: newCertificate },
  getYearlyUsageCertificate: { ...anyone, query: { year: '2024' } },
  updateYearlyUsageCertificate: { ...anyone, body: () => certificateTextOfTests },
  getPartnershipCertificate: { ...anyone, query: { year: '2024' } },
  updatePartnershipCertificate: { ...anyone, body: () => certificateTextOfTests },
  listResidualMixYears: anyone,

  listContacts: anyone,
  listCorporateGroupContacts: ofKoncern,

  listPublishedNews: anyone,
  getPublishedNews: { belongsTo: 'koncern', path: newNews },
  listNews: anyone,
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

import { randomUUID } from 'node:crypto';
import { administratorPermissions } from '../permissions/default-roles.ts';
import type { OperationId } from '../server/operation.ts';
import {
  about,
  changesOf,
  customerRole,
  everyGroup,
  everyMember,
  everyRole,
  inBody,
  insideCompany,
  insideSite,
  corporateGroup,
  otherCompany,
  otherSite,
  privateGroup,
  sharedGroup,
  siteGroup,
  sitesOf,
  staffRole,
  staffUser,
  type AuthorityCase,
  type Situation,
} from './authority-targets.ts';

function person(): object {
  return { email: `${randomUUID()}@kund.example`, first_name: 'Ny', last_name: 'Person' };
}

const nobody: readonly AuthorityCase[] = [];

/**
 * Every changing operation, with the kinds of targets it can reach. None for operations on the caller alone, or on
 * nothing that belongs to anybody. The tests require every new operation to be added here.
 */
export const authorityCases: Partial<Record<OperationId, readonly AuthorityCase[]>> = {
  // Affects the caller alone.
  changePassword: nobody,
  beginProof: nobody,
  exportOwnPersonalData: nobody,
  beginBrokerLink: nobody,
  addBrokerLink: nobody,
  removeBrokerLink: nobody,
  beginPasskey: nobody,
  addPasskey: nobody,
  removePasskey: nobody,
  enrollAuthenticator: nobody,
  confirmAuthenticator: nobody,
  disableAuthenticator: nobody,
  updateProfile: nobody,
  saveView: nobody,
  removeSavedView: nobody,
  stopShadowUser: nobody,
  stopShadowGroup: nobody,
  toggleCorporateGroupFavorite: nobody,
  toggleCustomerFavorite: nobody,
  toggleSiteFavorite: nobody,
  toggleSiteGroupFavorite: nobody,
  // Affects what the supplier publishes.
  createNews: nobody,
  updateNews: nobody,
  deleteNews: nobody,
  uploadNewsFiles: nobody,
  createResidualMix: nobody,
  updateResidualMix: nobody,
  deleteResidualMix: nobody,
  updateYearlyUsageCertificate: nobody,
  updatePartnershipCertificate: nobody,
  // Affects the supplier's own systems.
  createServiceAccount: nobody,
  changeServiceAccount: nobody,
  addServiceAccountSecret: nobody,
  revokeServiceAccount: nobody,
  // Affects what a file is; tests of their own cover what it may reach.
  createIntake: nobody,
  updateIntake: nobody,
  storeIntake: nobody,
  cancelIntake: nobody,
  discardIntake: nobody,
  undoIntake: nobody,
  deleteIntakeMapping: nobody,
  updateIntakeArticle: nobody,
  deleteIntakeArticle: nobody,
  updateIntakeBuyer: nobody,
  deleteIntakeBuyer: nobody,
  // They create documents and change nobody's data; tests of their own cover what they may include.
  generateCertificates: nobody,
  previewCertificates: nobody,
  generatePartnershipCertificates: nobody,
  updateExpertSuggestions: nobody,
  // A new corporate group belongs to nobody yet.
  createCorporateGroup: nobody,

  startShadowUser: about([staffUser]),
  startShadowGroup: about([corporateGroup]).map((row) => ({
    ...row,
    byCustomers: false,
    hasRights: true,
    beside: administratorPermissions,
  })),

  createAdministrator: inBody([staffRole], ({ id }) => ({ ...person(), roles: [Number(id)] })),
  updateAdministrator: changesOf(
    [staffUser],
    [
      { first_name: 'Ny' },
      { phone_number: null },
      { status: 'locked' },
      { status: 'invited' },
      { roles: [] },
    ],
  ),
  deleteAdministrator: about([staffUser]),
  erasePersonalData: about([staffUser]),
  replaceAdministratorSiteGroups: about([staffUser]).map((row) => ({
    ...row,
    async call(world) {
      const siteGroups = [await siteGroup(world, 'corporate_group')];
      return { ...(await row.call(world)), body: { site_groups: siteGroups } };
    },
  })),
  createAdministratorGroup: about([staffRole], ({ rights }) => ({
    display_name: randomUUID(),
    permissions: rights,
  })),
  updateAdministratorGroup: changesOf([staffRole], [{ description: 'Ny' }, { permissions: [] }]),
  deleteAdministratorGroup: about([staffRole]),
  updateAdministratorGroups: inBody([staffRole], ({ id }) => [{ id: Number(id), permissions: [] }]),
  updateAdministratorGroupsV2: inBody([staffRole], ({ id }) => [
    { id: Number(id), areas: [{ area: 'news', permissions: [] }] },
  ]),

  createCorporateGroupUser: [
    ...inBody([customerRole], ({ groupId }) => ({ ...person(), roles: [Number(groupId)] })),
    ...about([{ ...corporateGroup, target: 'an administrator of the koncern', hasRights: true }], () => ({
      ...person(),
      roles: [],
      is_admin: true,
    })).map((row) => ({ ...row, beside: administratorPermissions })),
    ...about([insideCompany], ({ company }) => ({ ...person(), roles: [], companies: [company] })).map(
      (row) => ({
        ...row,
        call: async (world: Situation) => ({ ...(await row.call(world)), path: { id: world.own.id } }),
      }),
    ),
  ],
  updateCorporateGroupUser: changesOf(everyMember, [
    { first_name: 'Ny' },
    { phone_number: null },
    { status: 'locked' },
    { status: 'invited' },
    { roles: [] },
  ]),
  deleteCorporateGroupUser: about(everyMember),
  createCorporateGroupGroup: about([customerRole], ({ rights }) => ({
    display_name: randomUUID(),
    permissions: rights,
  })),
  updateCorporateGroupGroup: changesOf(everyRole, [{ description: 'Ny' }, { permissions: [] }]),
  deleteCorporateGroupGroup: about([customerRole]),
  updateCorporateGroupGroups: inBody(everyRole, ({ groupId }) => [{ id: Number(groupId), permissions: [] }]),
  updateCorporateGroupGroupsV2: inBody(everyRole, ({ groupId }) => [
    { id: Number(groupId), areas: [{ area: 'invoice', permissions: [] }] },
  ]),

  updateCorporateGroup: about([corporateGroup], () => ({ name: randomUUID() })),
  updateCorporateGroupAdmin: inBody(everyMember, ({ userId }) => ({ admin: userId })).map((row) => ({
    ...row,
    isInside: false,
    beside: administratorPermissions,
  })),
  createCorporateGroupCustomer: about([corporateGroup], () => ({
    customer_id: randomUUID().slice(0, 20),
    name: 'Nytt AB',
    organization_number: '556677-8899',
    invoice_address: { street: 'Storgatan 1', postal_code: '972 38', city: 'Luleå', country: 'SE' },
    invoice_delivery: 'pdf_email',
  })),
  updateCustomer: about([insideCompany, otherCompany], () => ({
    invoice_reference: randomUUID().slice(0, 8),
  })),
  updateSite: about([insideSite, otherSite], () => ({ manager: randomUUID() })),
  updateSitesManager: inBody([insideSite, otherSite], ({ id }) => ({
    site_ids: [id],
    manager: randomUUID(),
  })),
  updateSitesBuildingInfo: inBody([insideSite, otherSite], ({ id }) => ({
    site_ids: [id],
    building_name: randomUUID(),
  })),
  createCorporateGroupSiteGroup: [
    ...about([privateGroup, sharedGroup], (world) => ({ name: randomUUID(), sites: sitesOf(world) })),
  ].map((row) => ({
    ...row,
    async call(world: Situation) {
      const { body } = await row.call(world);
      const visibility = row.isInside ? 'private' : 'corporate_group';
      return { path: { id: world.own.id }, body: { ...Object(body), visibility } };
    },
  })),
  updateSiteGroup: about(everyGroup, (world) => ({ sites: sitesOf(world) })),
  deleteSiteGroup: about(everyGroup),
};

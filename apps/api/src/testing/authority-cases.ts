import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions } from '../identity/default-roles.ts';
import type { OperationId } from '../server/operation.ts';
import { newRole, type MatrixWorld, type Values } from './authorization-world.ts';
import { createUser } from './test-people.ts';

/** What a call of the matrix of authority is made about. */
export interface Situation extends MatrixWorld {
  /** What the target may do: something that a weaker actor lacks. */
  readonly rights: readonly PermissionKey[];
  /** Bolag that the view of limited actors consists of. */
  readonly bolag: string;
  /** Another one of the koncern. */
  readonly otherBolag: string;
  readonly actorId: string;
}

/** A call that is ready to be made. */
interface Call {
  readonly path?: Values;
  readonly body?: unknown;
}

/** One kind of target of an operation, and how it is called about it. */
export interface AuthorityCase {
  readonly target: string;
  /** Whether the target, or what the call gives, holds rights that an actor can lack. */
  readonly hasRights: boolean;
  /** Whether it lies within the one bolag that limited actors see. */
  readonly isInside: boolean;
  /** Whether it is refused in shadow mode though the operation is not. */
  readonly notInShadow?: boolean;
  /** Whether customers can be the actors, beside staff. */
  readonly byCustomers: boolean;
  /** Permissions that the operation needs beside its own. */
  readonly beside?: readonly PermissionKey[];
  readonly call: (situation: Situation) => Promise<Call>;
}

type Target = Omit<AuthorityCase, 'call' | 'beside'> & {
  readonly make: (situation: Situation) => Promise<Values>;
};

async function roleOf(world: Situation, corporateGroupId: string | null): Promise<string> {
  const id = await newRole(world, corporateGroupId);
  const { db } = world.app.deps.database;
  for (const permission of world.rights)
    await db.insertInto('role_permission').values({ role_id: id, permission }).execute();
  return String(id);
}

function member(world: Situation, companyIds: readonly string[] = [], siteGroupIds: readonly string[] = []) {
  const { app, own, rights: permissions } = world;
  const scope = { companyIds, siteGroupIds };
  return createUser(app.deps.database, { corporateGroupId: own.id, permissions, ...scope });
}

async function siteGroup(
  { app, own, actorId }: Situation,
  visibility: 'private' | 'corporate_group',
): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const times = { created_at: now, updated_at: now };
  await app.deps.database.db
    .insertInto('site_group')
    .values({ corporate_group_id: own.id, id, name: id, visibility, created_by: actorId, ...times })
    .execute();
  return id;
}

function sitesOf({ own, bolag }: Situation): readonly string[] {
  return own.companies.find(({ id }) => id === bolag)?.siteIds ?? [];
}

const customers = { byCustomers: true } as const;

const staffUser: Target = {
  target: 'a member of staff',
  hasRights: true,
  isInside: false,
  byCustomers: false,
  make: async ({ app, rights }) => ({
    id: (await createUser(app.deps.database, { permissions: rights })).id,
  }),
};

const staffRole: Target = {
  target: 'a role of staff',
  hasRights: true,
  isInside: false,
  byCustomers: false,
  make: async (world) => ({ id: await roleOf(world, null) }),
};

const wholeMember: Target = {
  target: 'a user who sees the koncern whole',
  hasRights: true,
  isInside: false,
  ...customers,
  make: async (world) => ({ id: world.own.id, userId: (await member(world)).id }),
};

const otherMember: Target = {
  ...wholeMember,
  target: 'a user who sees another bolag',
  make: async (world) => ({ id: world.own.id, userId: (await member(world, [world.otherBolag])).id }),
};

const insideMember: Target = {
  ...wholeMember,
  target: 'a user who sees the same bolag',
  isInside: true,
  make: async (world) => ({ id: world.own.id, userId: (await member(world, [world.bolag])).id }),
};

const customerRole: Target = {
  target: 'a role of the koncern',
  hasRights: true,
  isInside: false,
  ...customers,
  make: async (world) => ({ id: world.own.id, groupId: await roleOf(world, world.own.id) }),
};

const heldRole: Target = {
  ...customerRole,
  target: 'a role without rights whose holder has some',
  make: async (world) => {
    const id = await newRole(world, world.own.id);
    const { db } = world.app.deps.database;
    const holder = await member(world);
    await db.insertInto('user_role').values({ user_id: holder.id, role_id: id }).execute();
    return { id: world.own.id, groupId: String(id) };
  },
};

const koncern: Target = {
  target: 'the koncern',
  hasRights: false,
  isInside: false,
  ...customers,
  make: async ({ own }) => ({ id: own.id }),
};

const insideBolag: Target = {
  ...koncern,
  target: 'the bolag that is seen',
  isInside: true,
  make: async ({ bolag }) => ({ id: bolag }),
};

const otherBolag: Target = {
  ...koncern,
  target: 'another bolag',
  make: async (world) => ({ id: world.otherBolag }),
};

const insideSite: Target = {
  ...koncern,
  target: 'a site of the bolag that is seen',
  isInside: true,
  make: async (world) => ({ id: sitesOf(world)[0] ?? '' }),
};

const otherSite: Target = {
  ...koncern,
  target: 'a site of another bolag',
  make: async (world) => ({
    id: world.own.companies.find(({ id }) => id === world.otherBolag)?.siteIds[0] ?? '',
  }),
};

const privateGroup: Target = {
  ...koncern,
  target: 'a private site group of the actor',
  isInside: true,
  make: async (world) => ({ id: await siteGroup(world, 'private') }),
};

const sharedGroup: Target = {
  ...koncern,
  target: 'a shared site group',
  make: async (world) => ({ id: await siteGroup(world, 'corporate_group') }),
};

function seenGroup(visibility: 'private' | 'corporate_group'): Target {
  return {
    ...sharedGroup,
    target: `a ${visibility} site group that decides what somebody sees`,
    hasRights: true,
    notInShadow: true,
    make: async (world) => {
      const id = await siteGroup(world, visibility);
      await member(world, [], [id]);
      return { id };
    },
  };
}

const everyGroup = [privateGroup, sharedGroup, seenGroup('private'), seenGroup('corporate_group')];
const everyMember = [wholeMember, otherMember, insideMember];
const everyRole = [customerRole, heldRole];

/** A call whose path names the target. */
function about(
  targets: readonly Target[],
  body?: (world: Situation, path: Values) => unknown,
): readonly AuthorityCase[] {
  return targets.map(({ make, ...target }) => ({
    ...target,
    async call(world) {
      const path = await make(world);
      return { path, ...(body === undefined ? {} : { body: body(world, path) }) };
    },
  }));
}

function inBody(targets: readonly Target[], names: (path: Values) => unknown): readonly AuthorityCase[] {
  return targets.map(({ make, ...target }) => ({
    ...target,
    async call(world) {
      const path = await make(world);
      return { path: { id: world.own.id }, body: names(path) };
    },
  }));
}

function person(): object {
  return { email: `${randomUUID()}@kund.example`, first_name: 'Ny', last_name: 'Person' };
}

function changesOf(targets: readonly Target[], changes: readonly object[]): readonly AuthorityCase[] {
  return changes.flatMap((change) =>
    about(targets, () => change).map((row) => ({
      ...row,
      target: `${row.target} ${JSON.stringify(change)}`,
    })),
  );
}

const nobody: readonly AuthorityCase[] = [];

/**
 * Every operation that changes something, with the kinds of targets that it can reach. None for what
 * is about the caller alone, or about nothing that belongs to anybody. A new operation has to be added
 * here before the tests pass.
 */
export const authorityCases: Partial<Record<OperationId, readonly AuthorityCase[]>> = {
  // About the caller alone.
  changePassword: nobody,
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
  // About what the supplier publishes.
  createNews: nobody,
  updateNews: nobody,
  deleteNews: nobody,
  uploadNewsFiles: nobody,
  createResidualMix: nobody,
  updateResidualMix: nobody,
  deleteResidualMix: nobody,
  updateYearlyUsageCertificate: nobody,
  updatePartnershipCertificate: nobody,
  // They make documents and change nothing that anybody has; what they may be about has its own tests.
  generateCertificates: nobody,
  previewCertificates: nobody,
  generatePartnershipCertificates: nobody,
  updateExpertSuggestions: nobody,
  // Nobody has a koncern that there was not.
  createCorporateGroup: nobody,

  startShadowUser: about([staffUser]),
  startShadowGroup: about([koncern]).map((row) => ({
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
    ...about([{ ...koncern, target: 'an administrator of the koncern', hasRights: true }], () => ({
      ...person(),
      roles: [],
      is_admin: true,
    })).map((row) => ({ ...row, beside: administratorPermissions })),
    ...about([insideBolag], ({ bolag }) => ({ ...person(), roles: [], companies: [bolag] })).map((row) => ({
      ...row,
      call: async (world: Situation) => ({ ...(await row.call(world)), path: { id: world.own.id } }),
    })),
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

  updateCorporateGroup: about([koncern], () => ({ name: randomUUID() })),
  updateCorporateGroupAdmin: inBody(everyMember, ({ userId }) => ({ admin: userId })).map((row) => ({
    ...row,
    isInside: false,
    beside: administratorPermissions,
  })),
  createCorporateGroupCustomer: about([koncern], () => ({
    customer_id: randomUUID().slice(0, 20),
    name: 'Nytt AB',
    organization_number: '556677-8899',
    invoice_address: { street: 'Storgatan 1', postal_code: '972 38', city: 'Luleå', country: 'SE' },
    invoice_delivery: 'pdf_email',
  })),
  updateCustomer: about([insideBolag, otherBolag], () => ({ invoice_reference: randomUUID().slice(0, 8) })),
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

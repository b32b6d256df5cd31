import { randomUUID } from 'node:crypto';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { newRole, type MatrixWorld, type Values } from './authorization-world.ts';
import { createUser } from './test-people.ts';

/** Context of a call in the authority matrix. */
export interface Situation extends MatrixWorld {
  /** Permissions of the target, some of which a weaker actor lacks. */
  readonly rights: readonly PermissionKey[];
  /** The company that limited actors see. */
  readonly company: string;
  /** Another company of the corporate group. */
  readonly otherCompany: string;
  readonly actorId: string;
}

/** A prepared call. */
interface Call {
  readonly path?: Values;
  readonly body?: unknown;
}

/** One kind of target of an operation, and how to call the operation on it. */
export interface AuthorityCase {
  readonly target: string;
  /** Whether the target, or what the call grants, has permissions that an actor can lack. */
  readonly hasRights: boolean;
  /** Whether it is within the one company that limited actors see. */
  readonly isInside: boolean;
  /** Whether it is refused in shadow mode though the operation is not. */
  readonly notInShadow?: boolean;
  /** Whether customers, besides staff, can be the actors. */
  readonly byCustomers: boolean;
  /** Permissions required besides the operation's own. */
  readonly beside?: readonly PermissionKey[];
  readonly call: (situation: Situation) => Promise<Call>;
}

/** A kind of target, with how to create one: the path parameters that identify it. */
export type Target = Omit<AuthorityCase, 'call' | 'beside'> & {
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

/** Creates a site group as the actor and returns its id. */
export async function siteGroup(
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

/** The sites of the company that limited actors see. */
export function sitesOf({ own, company }: Situation): readonly string[] {
  return own.companies.find(({ id }) => id === company)?.siteIds ?? [];
}

const customers = { byCustomers: true } as const;

/** A member of staff. */
export const staffUser: Target = {
  target: 'a member of staff',
  hasRights: true,
  isInside: false,
  byCustomers: false,
  make: async ({ app, rights }) => ({
    id: (await createUser(app.deps.database, { permissions: rights })).id,
  }),
};

/** A role of staff. */
export const staffRole: Target = {
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
  make: async (world) => ({ id: world.own.id, userId: (await member(world, [world.otherCompany])).id }),
};

const insideMember: Target = {
  ...wholeMember,
  target: 'a user who sees the same bolag',
  isInside: true,
  make: async (world) => ({ id: world.own.id, userId: (await member(world, [world.company])).id }),
};

/** A role of the corporate group. */
export const customerRole: Target = {
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

/** The corporate group itself. */
export const corporateGroup: Target = {
  target: 'the koncern',
  hasRights: false,
  isInside: false,
  ...customers,
  make: async ({ own }) => ({ id: own.id }),
};

/** The company that limited actors see. */
export const insideCompany: Target = {
  ...corporateGroup,
  target: 'the bolag that is seen',
  isInside: true,
  make: async ({ company }) => ({ id: company }),
};

/** A company that limited actors do not see. */
export const otherCompany: Target = {
  ...corporateGroup,
  target: 'another bolag',
  make: async (world) => ({ id: world.otherCompany }),
};

/** A site of the company that limited actors see. */
export const insideSite: Target = {
  ...corporateGroup,
  target: 'a site of the bolag that is seen',
  isInside: true,
  make: async (world) => ({ id: sitesOf(world)[0] ?? '' }),
};

/** A site that limited actors do not see. */
export const otherSite: Target = {
  ...corporateGroup,
  target: 'a site of another bolag',
  make: async (world) => ({
    id: world.own.companies.find(({ id }) => id === world.otherCompany)?.siteIds[0] ?? '',
  }),
};

/** A private site group of the actor. */
export const privateGroup: Target = {
  ...corporateGroup,
  target: 'a private site group of the actor',
  isInside: true,
  make: async (world) => ({ id: await siteGroup(world, 'private') }),
};

/** A shared site group of the corporate group. */
export const sharedGroup: Target = {
  ...corporateGroup,
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

/** Site groups of every kind: some decide what other users see. */
export const everyGroup = [privateGroup, sharedGroup, seenGroup('private'), seenGroup('corporate_group')];
/** Users of the corporate group, by what they may see. */
export const everyMember = [wholeMember, otherMember, insideMember];
/** Roles of the corporate group, by who holds the permissions. */
export const everyRole = [customerRole, heldRole];

/** A call with the target in its path. */
export function about(
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

/** A call on the corporate group with the target in its body. */
export function inBody(
  targets: readonly Target[],
  names: (path: Values) => unknown,
): readonly AuthorityCase[] {
  return targets.map(({ make, ...target }) => ({
    ...target,
    async call(world) {
      const path = await make(world);
      return { path: { id: world.own.id }, body: names(path) };
    },
  }));
}

/** Every change of every target. */
export function changesOf(targets: readonly Target[], changes: readonly object[]): readonly AuthorityCase[] {
  return changes.flatMap((change) =>
    about(targets, () => change).map((row) => ({
      ...row,
      target: `${row.target} ${JSON.stringify(change)}`,
    })),
  );
}

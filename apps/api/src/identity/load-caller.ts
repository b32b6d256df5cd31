import type { UserStatus } from '@vinrod/api-client/contract';
import type { Queries } from '../store/database.ts';
import { preparedStatement } from '../store/prepared-statement.ts';
import type { Caller } from '../server/caller.ts';
import { gathered } from '../server/gathered.ts';
import type { FeatureName } from '../config/brand-sheet.ts';
import { withoutFeatures } from '../permissions/feature-permissions.ts';
import { countedPermissions } from '../permissions/counted-permissions.ts';
import { fullName } from './users.ts';

interface Membership {
  readonly id: string;
  readonly is_admin: boolean;
  readonly is_limited: boolean;
  readonly company_ids: readonly string[] | null;
  readonly site_group_ids: readonly string[] | null;
}

interface UserRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: 'internal' | 'external';
  readonly permissions: readonly string[];
  readonly memberships: readonly Membership[];
}

function companiesOf(membership: Membership): readonly string[] | null {
  const { is_limited, company_ids, site_group_ids } = membership;
  return is_limited || company_ids !== null || site_group_ids !== null ? (company_ids ?? []) : null;
}

const columns = `u.id as user_id, u.first_name, u.last_name, u.user_type,
      coalesce((select json_agg(p.permission) from user_role r
        join role_permission p on p.role_id = r.role_id where r.user_id = u.id), '[]') as permissions,
      coalesce((select json_agg(json_build_object('id', m.corporate_group_id, 'is_admin', m.is_admin,
          'is_limited', m.is_limited,
          'company_ids', (select json_agg(c.company_id) from user_company_scope c
            where c.user_id = u.id and c.corporate_group_id = m.corporate_group_id),
          'site_group_ids', (select json_agg(g.site_group_id) from user_site_group_scope g
            where g.user_id = u.id and g.corporate_group_id = m.corporate_group_id)))
        from user_corporate_group m where m.user_id = u.id and u.user_type = 'external'), '[]') as memberships`;

const isSignedIn = (sessionId: string, moment: string): string => `u.status = 'active' and exists (
  select from session s where s.id = ${sessionId} and s.user_id = u.id
    and s.revoked_at is null and s.expires_at > ${moment})`;

const readSignedInUser = preparedStatement<UserRow>(
  'signed_in_user',
  `select ${columns} from app_user u where u.id = $1::uuid and ${isSignedIn('$2::uuid', '$3::timestamptz')}`,
);

// Queries in place of the lists alone: a plan for lists of known length looks better, and would be made for every call.
const readSignedInUsers = preparedStatement<UserRow & { readonly place: number }>(
  'signed_in_users',
  `select asked.place::integer as place, ${columns}
    from unnest(array(select unnest($1::uuid[])), array(select unnest($2::uuid[])),
      array(select unnest($3::timestamptz[]))) with ordinality as asked (user_id, session_id, moment, place)
    join app_user u on u.id = asked.user_id
    where ${isSignedIn('asked.session_id', 'asked.moment')}`,
);

const readUserByStatus = preparedStatement<UserRow>(
  'user_by_status',
  `select ${columns} from app_user u where u.id = $1::uuid and u.status = any($2::text[])`,
);

function callerOf(
  row: UserRow | undefined,
  sessionId: string,
  featuresOff: readonly FeatureName[],
): Caller | undefined {
  if (row === undefined) return undefined;
  const held = countedPermissions(row.user_type, row.permissions);
  return {
    userId: row.user_id,
    fullName: fullName(row),
    sessionId,
    userType: row.user_type,
    permissions: withoutFeatures(held, featuresOff),
    held,
    corporateGroups: new Map(row.memberships.map((membership) => [membership.id, companiesOf(membership)])),
    administers: new Set(row.memberships.filter(({ is_admin }) => is_admin).map(({ id }) => id)),
    siteGroupIds: row.memberships.flatMap(({ site_group_ids }) => site_group_ids ?? []),
    shadow: null,
  };
}

/** Which user is read. */
interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Reads a signed-in user with their permissions, as they are now.
 *
 * @param db - The connection or transaction to read in.
 * @param featuresOff - Parts of the portal that are left out.
 * @returns undefined when they may not sign in or their session has ended.
 */
export async function readSignedIn(
  db: Queries,
  { userId, sessionId }: SignedIn,
  now: Date,
  featuresOff: readonly FeatureName[] = [],
): Promise<Caller | undefined> {
  const [row] = await readSignedInUser(db, [userId, sessionId, now]);
  return callerOf(row, sessionId, featuresOff);
}

interface SignedInAt extends SignedIn {
  readonly moment: Date;
}

/** Most callers read at once. */
const mostAtOnce = 50;

type ReadSignedInAt = (who: SignedInAt) => Promise<UserRow | undefined>;

/** The readings of each database that wait for the end of the turn. */
const readings = new WeakMap<Queries, ReadSignedInAt>();

function readingOf(db: Queries): ReadSignedInAt {
  const known = readings.get(db);
  if (known !== undefined) return known;
  const reading = gathered(async (asked: readonly SignedInAt[]): Promise<(UserRow | undefined)[]> => {
    const rows = await readSignedInUsers(db, [
      asked.map(({ userId }) => userId),
      asked.map(({ sessionId }) => sessionId),
      asked.map(({ moment }) => moment),
    ]);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map(({ userId }, index) => {
      const row = byPlace.get(index + 1);
      if (row !== undefined && row.user_id !== userId) throw new Error('A caller was read as another.');
      return row;
    });
  }, mostAtOnce);
  readings.set(db, reading);
  return reading;
}

/**
 * As {@link readSignedIn}, for a request: callers of requests that arrive together are read with one question, which is
 * asked after all of them have arrived.
 *
 * @returns undefined when they may not sign in or their session has ended.
 */
export async function readSignedInCaller(
  db: Queries,
  who: SignedIn,
  moment: Date,
  featuresOff: readonly FeatureName[] = [],
): Promise<Caller | undefined> {
  return callerOf(await readingOf(db)({ ...who, moment }), who.sessionId, featuresOff);
}

/**
 * Reads a user with their permissions for a session of somebody else.
 *
 * @returns undefined when there is none with one of these statuses.
 */
export async function readUser(
  db: Queries,
  userId: string,
  statuses: readonly UserStatus[],
  sessionId: string,
  featuresOff: readonly FeatureName[] = [],
): Promise<Caller | undefined> {
  const [row] = await readUserByStatus(db, [userId, statuses]);
  return callerOf(row, sessionId, featuresOff);
}

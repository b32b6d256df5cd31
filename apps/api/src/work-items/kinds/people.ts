import { sql, type RawBuilder } from 'kysely';
import { isOpenTo } from '../../authority/open-operations.ts';
import { isWithinRights, knownMember } from '../../authority/rights.ts';
import { invitationLifetime } from '../../identity/lifetimes.ts';
import { isLastOfStaff } from '../../permissions/last-administrator.ts';
import type { ShownColumns, WorkAsked, WorkKind } from '../work-kind.ts';

/** People in a state whom the caller may change: customers' users, and staff for those who look after staff. */
function people(
  { caller }: WorkAsked,
  since: RawBuilder<Date | null>,
  isInState: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const other = sql`null::uuid as company_id, null::date as day, ${since} as since, null::integer as part_count,
    null::numeric as amount`;
  const customers = sql`select app_user.id::text as id, belongs.corporate_group_id, ${other} from app_user
    cross join lateral (select member.corporate_group_id from user_corporate_group member
      where member.user_id = app_user.id and ${knownMember(caller)}
      order by member.corporate_group_id limit 1) as belongs
    where app_user.user_type = 'external' and ${isInState} and ${isWithinRights(caller)}`;
  const staff = sql`select app_user.id::text as id, null::uuid as corporate_group_id, ${other} from app_user
    where app_user.user_type = 'internal' and app_user.id <> ${caller.userId} and ${isInState}
      and ${isWithinRights(caller)}`;
  const mayChange = {
    customers: isOpenTo(caller, 'updateCorporateGroupUser'),
    staff: isOpenTo(caller, 'updateAdministrator'),
  };
  if (mayChange.customers && mayChange.staff) return sql`${customers} union all ${staff}`;
  return mayChange.customers ? customers : staff;
}

const person: ShownColumns = {
  name: sql<string>`(select first_name || ' ' || last_name from app_user where app_user.id = item.id::uuid)`,
  detail: sql<string>`(select email from app_user where app_user.id = item.id::uuid)`,
};

const mayChangePeople = ['updateCorporateGroupUser', 'updateAdministrator'] as const;

/**
 * The last administrator, whom the directory would have taken the role from. Whoever looks after staff sees it, also with
 * fewer rights: the directory is mended by people who are not here.
 */
export const keptAdministrators: WorkKind = {
  kind: 'kept_administrator',
  doneBy: ['updateAdministrator'],
  rows: () => sql`select app_user.id::text as id, null::uuid as corporate_group_id, null::uuid as company_id,
      null::date as day, kept.since, null::integer as part_count, null::numeric as amount
    from (select user_id, min(roles_kept_since) as since from user_identity
      where roles_kept_since is not null group by user_id) as kept
    join app_user on app_user.id = kept.user_id
    where ${isLastOfStaff()}`,
  shown: () => person,
};

/** People who are locked out. Since when is not stored. */
export const lockedPeople: WorkKind = {
  kind: 'locked_person',
  doneBy: mayChangePeople,
  rows: (asked) => people(asked, sql`null::timestamptz`, sql`app_user.status = 'locked'`),
  shown: () => person,
};

/** People whose invitation has expired: its link no longer works. */
export const expiredInvitations: WorkKind = {
  kind: 'expired_invitation',
  doneBy: mayChangePeople,
  rows: (asked) =>
    people(
      asked,
      sql`app_user.invited_at`,
      sql`(app_user.status = 'invited' and app_user.invited_at
        <= ${new Date(asked.now.getTime() - invitationLifetime * 1000)})`,
    ),
  shown: () => person,
};

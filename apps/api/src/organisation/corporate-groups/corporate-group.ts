import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { CorporateGroup } from '@vinrod/api-client/contract';
import { isOpenTo } from '../../authority/open-operations.ts';
import { givesAdministration, holdsAll, knownMember } from '../../authority/rights.ts';
import { canShadowGroup } from '../../authority/shadowing.ts';
import { formatInstant } from '@vinrod/locale/clock';
import { toKwhOrNull } from '../../quantities/rounding.ts';
import type { Caller } from '../../server/caller.ts';
import { fullName } from '../../identity/users.ts';
import { notFound } from '../../server/api-error.ts';
import { isPermissionKey } from '../../server/contract.ts';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/database.ts';
import { annualWhOfSites } from '../annual-consumption.ts';
import {
  visibleCompany,
  visibleCorporateGroup,
  visibleSite,
  wholeCorporateGroup,
} from '../../authority/site-scope.ts';

interface PersonName {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface Contact extends PersonName {
  readonly email: string;
  readonly phone_number: string | null;
}

/** The corporate groups that the caller may see, with counts of what they may see in them. */
export function corporateGroupsFor(db: Queries, caller: Caller, now: Date) {
  const ofGroup = sql<boolean>`site.corporate_group_id = corporate_group.id
    and ${visibleSite(caller)}`;
  return db
    .selectFrom('corporate_group')
    .where(visibleCorporateGroup(caller))
    .select([
      'corporate_group.id',
      'corporate_group.name',
      'corporate_group.organization_number',
      'corporate_group.status',
      'corporate_group.created_at',
      'corporate_group.updated_at',
      sql<number>`(select count(*)::integer from company
        where company.corporate_group_id = corporate_group.id and ${visibleCompany(caller)})`.as(
        'customer_count',
      ),
      sql<number>`(select count(*)::integer from site where ${ofGroup})`.as('site_count'),
      sql<number>`(select count(*)::integer from user_corporate_group member
        where member.corporate_group_id = corporate_group.id and ${knownMember(caller)})`.as('user_count'),
      annualWhOfSites(sql.ref('corporate_group.id'), ofGroup, now).as('annual_wh'),
      isFavoriteCorporateGroup(caller).as('is_favorite'),
      sql<Contact | null>`(select json_build_object('id', id, 'first_name', first_name, 'last_name', last_name,
          'email', email, 'phone_number', phone_number)
        from app_user where app_user.id = corporate_group.main_contact_id)`.as('main_contact'),
      sql<PersonName | null>`(select json_build_object('id', id, 'first_name', first_name, 'last_name', last_name)
        from app_user where app_user.id = corporate_group.account_manager_id)`.as('account_manager'),
      sql<readonly string[]>`coalesce((select json_agg(granted.permission)
        from role join role_permission granted on granted.role_id = role.id
        where role.kind = 'customer' and role.name = 'group_administrator'
          and role.corporate_group_id is null), '[]')`.as('administrator_permissions'),
    ]);
}

/** Condition on `corporate_group`: the caller has marked it as favourite. */
export function isFavoriteCorporateGroup(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select from corporate_group_favorite own
    where own.corporate_group_id = corporate_group.id and own.user_id = ${caller.userId})`;
}

type CorporateGroupRow = InferResult<ReturnType<typeof corporateGroupsFor>>[number];

/** A corporate group as payloads have it. */
export function toCorporateGroup(caller: Caller, row: CorporateGroupRow): CorporateGroup {
  const { main_contact: contact, account_manager: manager } = row;
  const isWhole = wholeCorporateGroup(caller, row.id);
  const administrator = row.administrator_permissions.filter(isPermissionKey);
  return {
    uuid: row.id,
    name: row.name,
    organization_number: row.organization_number,
    customer_count: row.customer_count,
    site_count: row.site_count,
    user_count: isOpenTo(caller, 'listCorporateGroupUsers') ? row.user_count : null,
    annual_consumption_kwh: toKwhOrNull(row.annual_wh),
    admin: contact && {
      uuid: contact.id,
      full_name: fullName(contact),
      email: contact.email,
      phone_number: contact.phone_number,
    },
    account_manager: manager && { uuid: manager.id, full_name: fullName(manager) },
    status: row.status,
    is_favorite: row.is_favorite,
    logo_url: null,
    can_change: isWhole && isOpenTo(caller, 'updateCorporateGroup'),
    can_change_admin:
      isOpenTo(caller, 'updateCorporateGroupAdmin') &&
      givesAdministration(caller, row.id) &&
      holdsAll(caller, administrator),
    can_shadow: canShadowGroup(caller, row.administrator_permissions),
    created_at: formatInstant(row.created_at.getTime()),
    updated_at: formatInstant(row.updated_at.getTime()),
  };
}

/**
 * Reads one corporate group.
 *
 * @param db - The connection or transaction to read in.
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readCorporateGroup(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  id: string,
): Promise<CorporateGroup> {
  const row = await corporateGroupsFor(db, caller, clock.now())
    .where('corporate_group.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return toCorporateGroup(caller, row);
}

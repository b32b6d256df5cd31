import { sql } from 'kysely';
import type { SiteGroupReference } from '@vinrod/api-client/contract';
import type { Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { administer } from '../authority/administration.ts';
import { requireWithinRights } from '../authority/requirements.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import { notFound } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import type { Caller } from '../server/caller.ts';
import { fullName } from '../identity/users.ts';

/** @throws ApiError 404 when there is no such person. */
async function requireInternalUser(
  db: Queries,
  id: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('user_type', '=', 'internal')
    .executeTakeFirst();
  if (user === undefined) throw notFound();
  return { id: user.id, name: fullName(user) };
}

async function readSiteGroups(db: Queries, caller: Caller, userId: string): Promise<SiteGroupReference[]> {
  const rows = await db
    .selectFrom('administrator_site_group')
    .innerJoin('site_group', (join) =>
      join
        .onRef('site_group.corporate_group_id', '=', 'administrator_site_group.corporate_group_id')
        .onRef('site_group.id', '=', 'administrator_site_group.site_group_id'),
    )
    .innerJoin('corporate_group', 'corporate_group.id', 'site_group.corporate_group_id')
    .select(['site_group.id', 'site_group.name', 'corporate_group.id as group_id'])
    .select('corporate_group.name as group_name')
    .select(
      sql<number>`(select count(*) from site_group_site own
        where own.corporate_group_id = site_group.corporate_group_id
          and own.site_group_id = site_group.id)`.as('site_count'),
    )
    .where('administrator_site_group.user_id', '=', userId)
    .where(visibleSiteGroup(caller))
    .orderBy('site_group.name')
    .orderBy('corporate_group.name')
    .orderBy('site_group.id')
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    name: row.name,
    corporate_group: { uuid: row.group_id, name: row.group_name },
    site_count: row.site_count,
  }));
}

/**
 * The site groups that a member of staff manages and the caller may see, in Swedish order.
 *
 * @throws ApiError 404 when there is no such person.
 */
export async function listAdministratorSiteGroups(
  { deps, caller }: Acting,
  userId: string,
): Promise<SiteGroupReference[]> {
  const { db } = deps.database;
  await requireInternalUser(db, userId);
  return readSiteGroups(db, caller, userId);
}

/**
 * Sets the site groups that a member of staff manages. Groups that the caller may not see stay.
 *
 * @throws ApiError 404 when there is no such person, or the caller may not see one of the groups; 422 when the person
 * has a
 * permission that the caller lacks.
 */
export async function replaceAdministratorSiteGroups(
  request: Acting,
  userId: string,
  siteGroupIds: readonly string[],
): Promise<SiteGroupReference[]> {
  return administer(request, async (trx, acting) => {
    const { caller } = acting;
    const user = await requireInternalUser(trx, userId);
    await requireWithinRights(trx, caller, userId, 'everywhere');
    const groups = await trx
      .selectFrom('site_group')
      .select(['site_group.id', 'site_group.corporate_group_id'])
      .where(sql<boolean>`site_group.id = any(${siteGroupIds}::uuid[])`)
      .where(visibleSiteGroup(caller))
      .execute();
    if (groups.length !== siteGroupIds.length) throw notFound();
    await trx
      .deleteFrom('administrator_site_group')
      .where('user_id', '=', userId)
      .where(
        sql<boolean>`site_group_id in (select site_group.id from site_group where ${visibleSiteGroup(caller)})`,
      )
      .execute();
    if (groups.length > 0)
      await trx
        .insertInto('administrator_site_group')
        .values(
          groups.map(({ id, corporate_group_id }) => ({
            user_id: userId,
            site_group_id: id,
            corporate_group_id,
          })),
        )
        .execute();
    await recordAct(trx, acting, 'user_change', { kind: 'user', ...user }, 'site_groups');
    return readSiteGroups(trx, caller, userId);
  });
}

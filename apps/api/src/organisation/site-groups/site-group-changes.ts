import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteGroup } from '@vinrod/api-client/contract';
import { requireWhole } from '../../authority/requirements.ts';
import { requireChangeableSiteGroup } from '../../authority/site-group-rule.ts';
import type { Caller } from '../../server/caller.ts';
import { refusedFields } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestBody } from '../../server/operation.ts';
import type { Queries } from '../../store/database.ts';
import { requireCorporateGroup, requireSites, siteScope, visibleSite } from '../../authority/site-scope.ts';
import { organisationTexts } from '../texts.ts';
import { readSiteGroup } from './site-group.ts';
import { corporateGroupOfSiteGroup, visibleSiteGroup } from './visible-site-group.ts';

/**
 * Checks that a name is not empty and is free among the groups listed together with it.
 *
 * @throws ApiError 422 on `name`.
 */
async function checkName(
  trx: Queries,
  caller: Caller,
  corporateGroupId: string,
  name: string,
  ownId: string | null,
): Promise<void> {
  if (name === '') throw refusedFields([{ field: 'name', texts: [organisationTexts.blankName] }]);
  const taken = await trx
    .selectFrom('site_group')
    .select('id')
    .where('site_group.corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`lower(site_group.name) = lower(${name})`)
    .where(visibleSiteGroup(caller))
    .where(sql<boolean>`site_group.id is distinct from ${ownId}::uuid`)
    .executeTakeFirst();
  if (taken !== undefined)
    throw refusedFields([{ field: 'name', texts: [organisationTexts.siteGroupNameTaken] }]);
}

async function addSites(
  trx: Queries,
  corporateGroupId: string,
  siteGroupId: string,
  siteIds: readonly string[],
): Promise<void> {
  await sql`insert into site_group_site (corporate_group_id, site_group_id, site_id)
    select ${corporateGroupId}, ${siteGroupId}, site_id from unnest(${[...siteIds]}::uuid[]) as wanted (site_id)
    on conflict do nothing`.execute(trx);
}

function requireOneSite(siteIds: readonly string[]): void {
  if (siteIds.length === 0) throw refusedFields([{ field: 'sites', texts: [organisationTexts.noSites] }]);
}

/** A site group that is checked already. */
export interface NewSiteGroup {
  readonly name: string;
  readonly description: string;
  readonly visibility: 'private' | 'corporate_group';
  readonly sites: readonly string[];
}

/**
 * Stores a site group of the caller's.
 *
 * @returns its id.
 */
export async function insertSiteGroup(
  trx: Queries,
  caller: Caller,
  corporateGroupId: string,
  { sites, ...group }: NewSiteGroup,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('site_group')
    .values({
      corporate_group_id: corporateGroupId,
      id,
      ...group,
      created_by: caller.userId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await addSites(trx, corporateGroupId, id, sites);
  return id;
}

/**
 * Creates a site group from sites of one corporate group.
 *
 * @throws ApiError 404 when the caller may not see the corporate group or one of the sites; 422 when the name is taken,
 * no
 * site is selected, or a caller who sees only a part of the corporate group shares it.
 */
export async function createSiteGroup(
  deps: Deps,
  caller: Caller,
  corporateGroupId: string,
  body: RequestBody<'createCorporateGroupSiteGroup'>,
): Promise<SiteGroup> {
  requireOneSite(body.sites);
  return deps.database.transaction(async (trx) => {
    // Locks the corporate group, so that two groups cannot take the same name at once.
    await requireCorporateGroup(trx, caller, corporateGroupId);
    if (body.visibility === 'corporate_group') requireWhole(caller, corporateGroupId);
    const name = body.name.trim();
    await checkName(trx, caller, corporateGroupId, name, null);
    await requireSites(trx, await siteScope(trx, caller, corporateGroupId), body.sites);
    const group: NewSiteGroup = {
      name,
      description: body.description?.trim() ?? '',
      visibility: body.visibility ?? 'private',
      sites: body.sites,
    };
    const id = await insertSiteGroup(trx, caller, corporateGroupId, group, deps.clock.now());
    return readSiteGroup(trx, caller, id);
  });
}

/** The corporate group of a site group that the caller may change; locks both until the end of the transaction. */
async function requireSiteGroup(trx: Queries, caller: Caller, id: string): Promise<string> {
  const corporateGroupId = await corporateGroupOfSiteGroup(trx, caller, id);
  await requireCorporateGroup(trx, caller, corporateGroupId);
  await requireChangeableSiteGroup(trx, caller, id);
  return corporateGroupId;
}

/**
 * Updates the given fields of a site group. `sites` replaces the sites that the caller may see; other sites, added by
 * colleagues, stay.
 *
 * @throws ApiError 404 when the caller may not see the group or one of the sites; 403 in shadow mode when it decides
 * what
 * somebody sees; 422 when they may not change it or a field is refused.
 */
export async function updateSiteGroup(
  deps: Deps,
  caller: Caller,
  id: string,
  body: RequestBody<'updateSiteGroup'>,
): Promise<SiteGroup> {
  return deps.database.transaction(async (trx) => {
    const corporateGroupId = await requireSiteGroup(trx, caller, id);
    if (body.visibility === 'corporate_group') requireWhole(caller, corporateGroupId);
    const name = body.name?.trim();
    if (name !== undefined) await checkName(trx, caller, corporateGroupId, name, id);
    await trx
      .updateTable('site_group')
      .set({
        updated_at: deps.clock.now(),
        ...(name === undefined ? {} : { name }),
        ...(body.description === undefined ? {} : { description: body.description.trim() }),
        ...(body.visibility === undefined ? {} : { visibility: body.visibility }),
      })
      .where('corporate_group_id', '=', corporateGroupId)
      .where('id', '=', id)
      .execute();
    if (body.sites !== undefined) {
      requireOneSite(body.sites);
      await requireSites(trx, await siteScope(trx, caller, corporateGroupId), body.sites);
      await sql`delete from site_group_site own using site
        where own.corporate_group_id = ${corporateGroupId} and own.site_group_id = ${id}
          and site.corporate_group_id = own.corporate_group_id and site.id = own.site_id
          and ${visibleSite(caller)}`.execute(trx);
      await addSites(trx, corporateGroupId, id, body.sites);
    }
    return readSiteGroup(trx, caller, id);
  });
}

/**
 * Removes a site group; its sites stay.
 *
 * @throws ApiError 404 when the caller may not see it, 403 and 422 as for a change.
 */
export async function deleteSiteGroup(deps: Deps, caller: Caller, id: string): Promise<void> {
  await deps.database.transaction(async (trx) => {
    const corporateGroupId = await requireSiteGroup(trx, caller, id);
    await trx
      .deleteFrom('site_group')
      .where('corporate_group_id', '=', corporateGroupId)
      .where('id', '=', id)
      .execute();
  });
}

import { sql, type Transaction } from 'kysely';
import { recordAct } from '../audit/record-event.ts';
import type { Acting } from '../audit/acting.ts';
import { isOpenTo } from '../authority/open-operations.ts';
import { authorityTexts } from '../authority/authority-texts.ts';
import { requireCorporateGroup, wholeCorporateGroup } from '../authority/site-scope.ts';
import { insertSiteGroup } from '../organisation/site-groups/site-group-changes.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import { refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from './user-texts.ts';

/** The longest name of a site group (contract). */
const longestName = 100;

/** The text with a number at its end, and its own end left out where both would be too long. */
function numbered(text: string, number: number): string {
  const end = number === 1 ? '' : ` ${number}`;
  return `${[...text]
    .slice(0, longestName - end.length)
    .join('')
    .trimEnd()}${end}`;
}

/** The first of "name", "name 2", "name 3" … that no group has which is listed with it. */
async function freeName(
  trx: Transaction<Schema>,
  { caller }: Acting,
  corporateGroupId: string,
  text: string,
): Promise<string> {
  const groups = await trx
    .selectFrom('site_group')
    .select(sql<string>`lower(site_group.name)`.as('name'))
    .where('site_group.corporate_group_id', '=', corporateGroupId)
    .where(visibleSiteGroup(caller))
    .execute();
  const taken = new Set(groups.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = numbered(text, number);
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** @throws ApiError 422 on `sites`. */
function refuse(text: (typeof userTexts)['unknownSite']): never {
  throw refusedFields([{ field: 'sites', texts: [text] }]);
}

/**
 * Makes a site group of single sites that a user is to see: what somebody sees is companies and site groups.
 *
 * @param fullName - Of the user, whose name the group gets.
 * @returns ids of the groups that were made: one, or none without sites.
 * @throws ApiError 422 when the caller may not make a group for the whole corporate group, or a site is not of it.
 */
export async function groupSingleSites(
  trx: Transaction<Schema>,
  acting: Acting,
  corporateGroupId: string,
  fullName: string,
  siteIds: readonly string[],
): Promise<readonly string[]> {
  if (siteIds.length === 0) return [];
  const { caller, deps, request } = acting;
  if (!isOpenTo(caller, 'createCorporateGroupSiteGroup')) refuse(authorityTexts.notHeld);
  // The group is seen by all who look after the user, and by none of them only in part.
  if (!wholeCorporateGroup(caller, corporateGroupId)) refuse(userTexts.scopeNotHeld);
  // Locked, so that two groups cannot take the same name at once.
  await requireCorporateGroup(trx, caller, corporateGroupId);
  const known = await trx
    .selectFrom('site')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`id = any(${siteIds}::uuid[])`)
    .execute();
  if (known.length !== siteIds.length) refuse(userTexts.unknownSite);
  const text = userTexts.sitesOf({ name: fullName })[request.language];
  const group = {
    name: await freeName(trx, acting, corporateGroupId, text),
    description: '',
    visibility: 'corporate_group',
    sites: siteIds,
  } as const;
  const id = await insertSiteGroup(trx, caller, corporateGroupId, group, deps.clock.now());
  await recordAct(trx, acting, 'site_group_create', { kind: 'site_group', id, name: group.name });
  return [id];
}

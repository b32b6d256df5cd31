import type { Transaction } from 'kysely';
import type { Site } from '@vinrod/api-client/contract';
import type { Acting } from '../../audit/acting.ts';
import { readSubject } from '../../audit/event-subject.ts';
import { recordAct } from '../../audit/record-event.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound, refusedFields, type FieldProblem } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestBody } from '../../server/operation.ts';
import type { Schema } from '../../store/schema/index.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import { organisationTexts } from '../texts.ts';
import { readSite } from './site.ts';

type Change = RequestBody<'updateSite'>;

/** Text of an optional field: blank becomes null. */
function textOrNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/**
 * Validates what the contract cannot express.
 *
 * @throws ApiError 422 naming every refused field.
 */
function checkFields(fields: Change): void {
  const problems: FieldProblem[] = [];
  if (fields.name?.trim() === '') problems.push({ field: 'name', texts: [organisationTexts.blankName] });
  if (fields.subscribed_power_kw === 0)
    problems.push({ field: 'subscribed_power_kw', texts: [organisationTexts.zeroPower] });
  if (problems.length > 0) throw refusedFields(problems);
}

/**
 * Updates the given fields of a site.
 *
 * @throws ApiError 404 when the caller may not see it; 422 when a field is refused.
 */
export async function updateSite(deps: Deps, caller: Caller, id: string, body: Change): Promise<Site> {
  checkFields(body);
  return deps.database.transaction(async (trx) => {
    const changed = await trx
      .updateTable('site')
      .set({
        ...body,
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.building_name === undefined ? {} : { building_name: textOrNull(body.building_name) }),
        ...(body.manager === undefined ? {} : { manager: textOrNull(body.manager) }),
        updated_at: deps.clock.now(),
      })
      .where('site.id', '=', id)
      .where(visibleSite(caller))
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw notFound();
    return readSite(trx, deps, caller, id);
  });
}

/** One field of many sites. */
type SharedField = { readonly manager: string | null } | { readonly building_name: string | null };

/** Records the changed sites for each corporate group. */
async function recordChange(
  trx: Transaction<Schema>,
  acting: Acting,
  field: SharedField,
  changed: readonly { readonly id: string; readonly corporate_group_id: string }[],
): Promise<void> {
  const byGroup = Map.groupBy(changed, ({ corporate_group_id }) => corporate_group_id);
  for (const [groupId, sites] of byGroup) {
    const target = await readSubject(trx, 'group', groupId);
    const facts = [...Object.keys(field), ...sites.map(({ id }) => id).toSorted()];
    await recordAct(trx, acting, 'sites_change', target, facts.join(' '));
  }
}

async function updateSites(
  acting: Acting,
  siteIds: readonly string[],
  field: SharedField,
): Promise<{ updated: number }> {
  const { caller, deps } = acting;
  return deps.database.transaction(async (trx) => {
    const changed = await trx
      .updateTable('site')
      .set({ ...field, updated_at: deps.clock.now() })
      .where('site.id', 'in', siteIds)
      .where(visibleSite(caller))
      .returning(['id', 'corporate_group_id'])
      .execute();
    // Thrown inside the transaction, to roll back all changes.
    if (changed.length !== siteIds.length) throw notFound();
    await recordChange(trx, acting, field, changed);
    return { updated: changed.length };
  });
}

/**
 * Sets the förvaltare of all the sites, or of none.
 *
 * @throws ApiError 404 when the caller may not see one of them.
 */
export function updateSitesManager(acting: Acting, body: RequestBody<'updateSitesManager'>) {
  return updateSites(acting, body.site_ids, { manager: textOrNull(body.manager) });
}

/**
 * Sets the building of all the sites, or of none.
 *
 * @throws ApiError 404 when the caller may not see one of them.
 */
export function updateSitesBuildingInfo(acting: Acting, body: RequestBody<'updateSitesBuildingInfo'>) {
  return updateSites(acting, body.site_ids, { building_name: textOrNull(body.building_name) });
}

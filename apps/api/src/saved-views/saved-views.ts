import type { SavedView } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import { siteScope } from '../authority/site-scope.ts';
import { badField, refused } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/index.ts';
import { savedViewTexts } from './texts.ts';

/** Maximum views per user over all corporate groups. */
export const mostViews = 200;

function folded(name: string): string {
  return name.trim().toLocaleLowerCase('sv');
}

async function viewsOf(db: Queries, userId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['corporate_group_id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('corporate_group_id')
    .orderBy('folded_name')
    .execute();
  return rows.map(({ corporate_group_id: group, name, query }) => ({ corporate_group: group, name, query }));
}

/** The caller's own views, of every corporate group. In shadow mode, those of the target. */
export function listSavedViews({ database }: Deps, { userId }: Caller): Promise<SavedView[]> {
  return viewsOf(database.db, userId);
}

/**
 * Saves a view of the caller, replacing one of the same name and the one given in `replaces`.
 *
 * @returns the caller's views.
 * @throws ApiError 404 when they may not see the corporate group, 400 without a name, 422 when they have too many.
 */
export async function saveView(
  { database, clock }: Deps,
  caller: Caller,
  { corporate_group: id, name, query, replaces }: RequestBody<'saveView'>,
): Promise<SavedView[]> {
  const { userId } = caller;
  const { corporateGroupId } = await siteScope(database.db, caller, id.toLowerCase());
  if (name.trim() === '') throw badField('name', savedViewTexts.nameMissing);
  return database.transaction(async (trx) => {
    // Locks the user, so that two tabs saving at once cannot exceed the limit.
    await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const gone = [folded(name), ...(replaces === undefined ? [] : [folded(replaces)])];
    await trx
      .deleteFrom('saved_view')
      .where('user_id', '=', userId)
      .where('corporate_group_id', '=', corporateGroupId)
      .where('folded_name', 'in', gone)
      .execute();
    await trx
      .insertInto('saved_view')
      .values({
        user_id: userId,
        corporate_group_id: corporateGroupId,
        folded_name: folded(name),
        name: name.trim(),
        query,
        saved_at: clock.now(),
      })
      .execute();
    const views = await viewsOf(trx, userId);
    if (views.length > mostViews) throw refused(savedViewTexts.tooMany({ most: mostViews }));
    return views;
  });
}

/**
 * Removes a view of the caller by name, if it exists.
 *
 * @returns the caller's views.
 * @throws ApiError 404 when they may not see the corporate group.
 */
export async function removeSavedView(
  { database }: Deps,
  caller: Caller,
  { corporate_group: id, name }: RequestBody<'removeSavedView'>,
): Promise<SavedView[]> {
  const { corporateGroupId } = await siteScope(database.db, caller, id.toLowerCase());
  await database.db
    .deleteFrom('saved_view')
    .where('user_id', '=', caller.userId)
    .where('corporate_group_id', '=', corporateGroupId)
    .where('folded_name', '=', folded(name))
    .execute();
  return viewsOf(database.db, caller.userId);
}

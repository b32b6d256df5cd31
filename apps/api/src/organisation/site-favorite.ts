import type { Caller } from '../identity/caller.ts';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { siteScope, sitesIn } from './site-scope.ts';

/**
 * Marks a site as the caller's favourite, or takes the mark away.
 *
 * @returns whether it is marked now.
 * @throws ApiError 404 when the caller may not see the site.
 */
export async function toggleSiteFavorite(deps: Deps, caller: Caller, siteId: string): Promise<boolean> {
  const { db } = deps.database;
  const site = await db
    .selectFrom('site')
    .select('corporate_group_id')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (site === undefined) throw notFound();
  const scope = await siteScope(db, caller, site.corporate_group_id);
  const visible = await sitesIn(db, scope).select('site.id').where('site.id', '=', siteId).executeTakeFirst();
  if (visible === undefined) throw notFound();
  const key = { corporate_group_id: site.corporate_group_id, user_id: caller.userId, site_id: siteId };
  return deps.database.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('site_favorite')
      .where('corporate_group_id', '=', key.corporate_group_id)
      .where('user_id', '=', key.user_id)
      .where('site_id', '=', key.site_id)
      .returning('site_id')
      .executeTakeFirst();
    if (removed !== undefined) return false;
    await trx
      .insertInto('site_favorite')
      .values({ ...key, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

import type { Caller } from '../server/caller.ts';
import { wholeCorporateGroup } from './site-scope.ts';
import { ApiError, notFound, refused } from '../server/api-error.ts';
import { shadowTexts } from './shadow-texts.ts';
import type { Queries } from '../store/database.ts';
import { authorityTexts } from './authority-texts.ts';
import { decidesWhatIsSeen, seenWithinRights } from './rights.ts';

/** Input of the site group rule. */
export interface SiteGroupStanding {
  readonly corporate_group_id: string;
  readonly visibility: 'private' | 'corporate_group';
  /** Whether it is part of some user's limited view. */
  readonly decides_what_is_seen: boolean;
  /** Whether every user with it in their limited view is within the caller's rights. */
  readonly is_seen_within_rights: boolean;
}

/** The computed columns of {@link SiteGroupStanding}. */
export function standingColumns(caller: Caller) {
  return [
    decidesWhatIsSeen.as('decides_what_is_seen'),
    seenWithinRights(caller).as('is_seen_within_rights'),
  ] as const;
}

/**
 * The site group rule: a private group that is in nobody's limited view belongs to its creator. A shared group belongs
 * to the whole corporate group. A group in somebody's limited view can be changed only by those who may change what
 * that user sees, and never in shadow mode.
 *
 * @returns why the caller, who may see the group, may not change it; null when they may.
 */
export function whySiteGroupStays(caller: Caller, group: SiteGroupStanding): ApiError | null {
  const { visibility, decides_what_is_seen: decides } = group;
  if (visibility === 'private' && !decides) return null;
  if (!wholeCorporateGroup(caller, group.corporate_group_id)) return refused(authorityTexts.wholeOnly);
  if (!decides) return null;
  if (caller.shadow !== null) return new ApiError(403, shadowTexts.notInShadow);
  return group.is_seen_within_rights ? null : refused(authorityTexts.decidesWhatIsSeen);
}

/**
 * Checks that the caller may change a site group that they may see, and locks it until the end of the transaction, so
 * that it does not become part of a limited view meanwhile.
 *
 * @throws ApiError 404 when there is none, 403 or 422 when the rule refuses.
 */
export async function requireChangeableSiteGroup(trx: Queries, caller: Caller, id: string): Promise<void> {
  const held = await trx
    .selectFrom('site_group')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const group = await trx
    .selectFrom('site_group')
    .select(['corporate_group_id', 'visibility', ...standingColumns(caller)])
    .where('site_group.id', '=', id)
    .executeTakeFirst();
  if (held === undefined || group === undefined) throw notFound();
  const reason = whySiteGroupStays(caller, group);
  if (reason !== null) throw reason;
}

import type { PermissionKey } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import { wholeCorporateGroup } from './site-scope.ts';
import { refused, refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { authorityTexts } from './authority-texts.ts';
import { givesAdministration, holdsAll, isWithinRights, seesWholeCompany } from './rights.ts';

/**
 * Checks that a user holds no right and sees no site that the caller lacks.
 *
 * @param where - Corporate group that the change is about; `everywhere` when it is about the user.
 * @throws ApiError 422 otherwise.
 */
export async function requireWithinRights(
  db: Queries,
  caller: Caller,
  userId: string,
  where: { readonly corporateGroupId: string } | 'everywhere',
): Promise<void> {
  const within =
    where === 'everywhere' ? isWithinRights(caller) : isWithinRights(caller, where.corporateGroupId);
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('app_user.id', '=', userId)
    .where(within)
    .executeTakeFirst();
  if (found === undefined) throw refused(authorityTexts.higherRights);
}

/** @throws ApiError 422 on a field when the caller lacks one of the permissions to be granted. */
export function requireHeld(caller: Caller, permissions: Iterable<PermissionKey>, field: string): void {
  if (!holdsAll(caller, permissions)) throw refusedFields([{ field, texts: [authorityTexts.notHeld] }]);
}

/** @throws ApiError 422 on a field unless the caller administers the corporate group and sees all of it. */
export function requireAdministration(caller: Caller, corporateGroupId: string, field: string): void {
  if (!givesAdministration(caller, corporateGroupId))
    throw refusedFields([{ field, texts: [authorityTexts.notHeld] }]);
}

/**
 * Checks that the caller, who may see a corporate group, sees all of it: only then may they change what belongs to the
 * whole group.
 *
 * @throws ApiError 422 otherwise.
 */
export function requireWhole(caller: Caller, corporateGroupId: string): void {
  if (!wholeCorporateGroup(caller, corporateGroupId)) throw refused(authorityTexts.wholeOnly);
}

/** @throws ApiError 422 when the caller, who may see part of a company, does not see all of it. */
export function requireWholeCompany(
  caller: Caller,
  company: { readonly id: string; readonly corporate_group_id: string },
): void {
  if (!seesWholeCompany(caller, company)) throw refused(authorityTexts.wholeCompanyOnly);
}

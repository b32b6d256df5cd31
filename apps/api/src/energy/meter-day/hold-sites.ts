import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { formatTextArray } from './array-text.ts';

/** Days are of sites that the corporate group does not have. It has the code of a violated foreign key. */
export class UnknownSiteError extends Error {
  override readonly name = 'UnknownSiteError';
  readonly code = '23503';

  constructor(count: number) {
    super(`Values of ${count} sites that do not exist.`);
  }
}

/**
 * Holds sites until the transaction ends, before their months, as all do who change stored days. Two who share them do not
 * wait for each other.
 *
 * @throws UnknownSiteError when one does not exist in the corporate group.
 */
export async function shareSites(
  trx: Queries,
  corporateGroupId: string,
  siteIds: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql`select from site where corporate_group_id = ${corporateGroupId}::uuid
    and id = any(${formatTextArray([...siteIds])}::uuid[]) order by id for key share`.execute(trx);
  if (rows.length < siteIds.size) throw new UnknownSiteError(siteIds.size - rows.length);
}

/** Holds sites alone until the transaction ends, so that all of their stored days are known; those that are gone are left out. */
export async function holdSites(
  trx: Queries,
  corporateGroupId: string,
  siteIds: ReadonlySet<string>,
): Promise<void> {
  await sql`select from site where corporate_group_id = ${corporateGroupId}::uuid
    and id = any(${formatTextArray([...siteIds])}::uuid[]) order by id for update`.execute(trx);
}

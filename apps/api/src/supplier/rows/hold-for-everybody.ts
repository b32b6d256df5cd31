import type { Queries } from '../../store/index.ts';

/**
 * Holds what belongs to no single corporate group until the end of the transaction: two requests that put the same new
 * key store it one after the other.
 */
export async function holdForEverybody(
  db: Queries,
  what: 'corporate groups' | 'contacts' | 'prices',
): Promise<void> {
  await db
    .selectFrom('change_lock')
    .select('name')
    .where('name', '=', `supplier: ${what}`)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema/index.ts';

/** Serialises changes of users and roles; otherwise two administrators could remove each other at the same time. */
export async function lockAdministration(trx: Transaction<Schema>): Promise<void> {
  await trx
    .selectFrom('change_lock')
    .select('name')
    .where('name', '=', 'users and roles')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

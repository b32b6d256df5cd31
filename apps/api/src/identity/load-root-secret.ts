import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';

const name = 'token';

/**
 * The root secret of a demo installation configured without one: created at the first start and kept in the database,
 * so
 * that sign-ins survive a restart and work in every process.
 */
export async function loadRootSecret({ db }: Database): Promise<string> {
  await db
    .insertInto('app_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('app_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

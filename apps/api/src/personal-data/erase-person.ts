import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { lockAdministration } from '../permissions/lock-administration.ts';
import { keepingAdministrator } from '../permissions/last-administrator.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../server/deps.ts';
import type { Schema } from '../store/schema/index.ts';
import { personalPlaces } from './personal-places.ts';

/** An account that is to be erased. */
export interface ErasedAccount {
  readonly id: string;
}

async function hideNames(trx: Transaction<Schema>, userId: string, pseudonym: string): Promise<void> {
  for (const { table, person, name, erasure } of personalPlaces)
    if (erasure === 'pseudonymised' && name !== null && table !== 'audit_event')
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${pseudonym}
        where ${sql.ref(person)}::text = ${userId}`.execute(trx);
}

/**
 * Erases a person within `administer`: the account and what belongs to it is removed, which ends every session at once;
 * names beside work that stays become a pseudonym, and the audit log shows that from then on.
 *
 * @returns the pseudonym.
 * @throws ApiError 422 when nobody would be left who may give others rights.
 */
export async function erase(trx: Transaction<Schema>, { id }: ErasedAccount, at: Date): Promise<string> {
  const pseudonym = `Raderad person ${randomBytes(4).toString('hex')}`;
  await trx.insertInto('erased_person').values({ user_id: id, pseudonym, erased_at: at }).execute();
  await hideNames(trx, id, pseudonym);
  await sql`delete from audit_address using audit_event where audit_event.sequence = audit_address.sequence
    and audit_event.actor_id::text = ${id}`.execute(trx);
  await sql`delete from mail using app_user where app_user.id = ${id} and to_address = email`.execute(trx);
  await keepingAdministrator(trx, { kind: 'internal' }, () =>
    trx.deleteFrom('app_user').where('id', '=', id).execute(),
  );
  return pseudonym;
}

/**
 * Erases a person from the command line, as {@link erase} does.
 *
 * @returns the pseudonym.
 * @throws ApiError 422 when nobody would be left who may give others rights.
 */
export async function erasePerson(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  account: ErasedAccount,
): Promise<string> {
  return database.transaction(async (trx) => {
    await lockAdministration(trx);
    const at = clock.now();
    const pseudonym = await erase(trx, account, at);
    await recordEvent(trx, {
      at,
      event: 'user_remove',
      outcome: 'succeeded',
      actor: null,
      target: { kind: 'user', id: account.id, name: pseudonym },
      address: null,
      shadowId: null,
      operation: null,
      path: null,
      status: null,
      requestId: null,
      details: '',
    });
    return pseudonym;
  });
}

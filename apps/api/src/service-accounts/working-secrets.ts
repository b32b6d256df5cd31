import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';

/** A secret that works now, with its account. */
export interface WorkingSecret {
  readonly secret_id: string;
  readonly secret_hash: string;
  readonly secret_last_used_at: Date | null;
  readonly account_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly last_used_at: Date | null;
}

/** Reads the secrets of an account that work now: none when there is no such account or it is revoked. */
export async function workingSecrets(
  { clock, config, database }: Deps,
  accountId: string,
): Promise<readonly WorkingSecret[]> {
  const now = clock.now();
  const rows = database.db
    .selectFrom('service_account_secret')
    .innerJoin('service_account', 'service_account.id', 'service_account_secret.account_id')
    .select([
      'service_account_secret.id as secret_id',
      'service_account_secret.secret_hash',
      'service_account_secret.last_used_at as secret_last_used_at',
      'service_account.id as account_id',
      'service_account.name',
      'service_account.scopes',
      'service_account.last_used_at',
    ])
    .where('service_account.id', '=', accountId)
    .where('service_account.revoked_at', 'is', null)
    .where((row) =>
      row.or([
        row('service_account_secret.expires_at', 'is', null),
        row('service_account_secret.expires_at', '>', now),
      ]),
    )
    .execute();
  return answeredInTime(rows, config.databaseTimeout);
}

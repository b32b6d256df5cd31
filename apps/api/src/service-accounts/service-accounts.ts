import { sql, type Selectable } from 'kysely';
import type { operations, ServiceAccount, ServiceAccountPage } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import type { Queries } from '../store/database.ts';
import type { ServiceAccountSecretTable } from '../store/schema/service-accounts.ts';
import { knownScopes } from './scopes.ts';

type Query = NonNullable<operations['listServiceAccounts']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('service_account.name')],
    created_at: [sql.ref('service_account.created_at')],
    created_by: [sql.ref('service_account.created_by_name')],
    last_used_at: [sql.ref('service_account.last_used_at')],
  },
  fallback: 'name',
  unique: [sql.ref('service_account.name'), sql.ref('service_account.id')],
};

function accounts(db: Queries) {
  return db
    .selectFrom('service_account')
    .select(['id', 'name', 'scopes', 'created_at', 'created_by_name', 'last_used_at', 'revoked_at']);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number];
type SecretRow = Pick<
  Selectable<ServiceAccountSecretTable>,
  'id' | 'account_id' | 'created_at' | 'expires_at' | 'last_used_at'
>;

/** The secrets of accounts that work at an instant, oldest first. */
async function secretsOf(db: Queries, accountIds: readonly string[], now: Date): Promise<SecretRow[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('service_account_secret')
    .select(['id', 'account_id', 'created_at', 'expires_at', 'last_used_at'])
    .where('account_id', 'in', accountIds)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function instant(at: Date): string {
  return formatInstant(at.getTime());
}

function instantOrNull(at: Date | null): string | null {
  return at === null ? null : instant(at);
}

function toServiceAccount(row: AccountRow, secrets: readonly SecretRow[]): ServiceAccount {
  const working = row.revoked_at === null ? secrets.filter(({ account_id }) => account_id === row.id) : [];
  return {
    uuid: row.id,
    name: row.name,
    scopes: [...knownScopes(row.scopes)],
    created_at: instant(row.created_at),
    created_by: row.created_by_name,
    last_used_at: instantOrNull(row.last_used_at),
    revoked_at: instantOrNull(row.revoked_at),
    secrets: working.map((secret) => ({
      uuid: secret.id,
      created_at: instant(secret.created_at),
      expires_at: instantOrNull(secret.expires_at),
      last_used_at: instantOrNull(secret.last_used_at),
    })),
  };
}

/**
 * Reads an account with the secrets that work now.
 *
 * @throws ApiError 404 when there is none.
 */
export async function readServiceAccount(db: Queries, id: string, now: Date): Promise<ServiceAccount> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toServiceAccount(row, await secretsOf(db, [id], now));
}

/** A page of all accounts, revoked ones too. */
export async function listServiceAccounts(
  db: Queries,
  query: Query,
  url: URL,
  now: Date,
): Promise<ServiceAccountPage> {
  const texts = [sql.ref('service_account.name'), sql.ref('service_account.created_by_name')];
  const rows = accounts(db).where(matchesSearch(query.search, texts));
  const page = await readPage(db, rows, query, order, url);
  const ids = page.results.map(({ id }) => id);
  const secrets = await secretsOf(db, ids, now);
  return { ...page, results: page.results.map((row) => toServiceAccount(row, secrets)) };
}

import { randomUUID } from 'node:crypto';
import { clientSecretHash, newClientSecret } from '../service-accounts/client-secret.ts';
import { makeServiceToken } from '../service-accounts/service-token.ts';
import type { ServiceScope } from '../server/service-caller.ts';
import type { MatrixWorld, Values } from './authorization-world.ts';
import type { TestApp } from './test-app.ts';

/** A service account with what it proves itself by. */
export interface TestServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly secretId: string;
  readonly secret: string;
}

/** Gives a service account one more secret, which works until `expiresAt`. */
export async function createTestSecret(
  { deps }: TestApp,
  accountId: string,
  expiresAt: Date | null = null,
): Promise<Pick<TestServiceAccount, 'secretId' | 'secret'>> {
  const secretId = randomUUID();
  const secret = newClientSecret();
  await deps.database.db
    .insertInto('service_account_secret')
    .values({
      id: secretId,
      account_id: accountId,
      secret_hash: clientSecretHash(secret),
      created_at: deps.clock.now(),
      expires_at: expiresAt,
    })
    .execute();
  return { secretId, secret };
}

/** Creates a service account that may put these kinds of data. */
export async function createTestServiceAccount(
  app: TestApp,
  scopes: readonly ServiceScope[],
): Promise<TestServiceAccount> {
  const id = randomUUID();
  const name = `System ${id}`;
  await app.deps.database.db
    .insertInto('service_account')
    .values({
      id,
      name,
      scopes: [...scopes],
      created_at: app.deps.clock.now(),
      created_by: null,
      created_by_name: 'Karin Åberg',
    })
    .execute();
  return { id, name, ...(await createTestSecret(app, id)) };
}

/** Creates a service account and an access token with these scopes. */
export async function serviceTokenOf(app: TestApp, scopes: readonly ServiceScope[]): Promise<string> {
  const { id, secretId } = await createTestServiceAccount(app, scopes);
  return makeServiceToken(app.deps, { accountId: id, secretId, scopes });
}

/** A service account for the authorisation matrix. */
export async function newServiceAccount({ app }: MatrixWorld): Promise<Values> {
  return { id: (await createTestServiceAccount(app, ['prices'])).id };
}

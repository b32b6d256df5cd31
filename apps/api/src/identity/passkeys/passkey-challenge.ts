import type { Selectable } from 'kysely';
import type { PasskeyChallengeTable } from '../../store/schema/identity.ts';
import type { Config } from '../../config/config.ts';
import { later } from '../../config/clock.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { passkeyLifetime } from '../lifetimes.ts';
import { randomToken, tokenHash } from '../tokens.ts';

/** @throws ApiError 404 where passkeys are off. */
export function requirePasskeys({ passkeys }: Pick<Config, 'passkeys'>): void {
  if (!passkeys) throw notFound();
}

/** Whom a key is made for: the portal, by its host name and its origin. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** A stored request to a device. */
export type PasskeyChallenge = Selectable<PasskeyChallengeTable>;

/** Stores what a device is asked to sign; answers with the token that names it. */
export async function storeChallenge(
  deps: Deps,
  request: Pick<PasskeyChallenge, 'challenge' | 'purpose' | 'user_id' | 'login_id'>,
): Promise<string> {
  const token = randomToken();
  await deps.database.db
    .insertInto('passkey_challenge')
    .values({
      token_hash: tokenHash(token),
      ...request,
      expires_at: later(deps.clock.now(), passkeyLifetime),
    })
    .execute();
  return token;
}

/** Takes a request, so that nothing answers it twice; undefined when there is none. */
export async function takeChallenge(deps: Deps, token: string): Promise<PasskeyChallenge | undefined> {
  return deps.database.db
    .deleteFrom('passkey_challenge')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', deps.clock.now())
    .returningAll()
    .executeTakeFirst();
}

/** The JSON of a device's answer; null when it is none. */
export function parseCredential(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

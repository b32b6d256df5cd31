import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Language } from '@vinrod/locale/messages/language';
import type { PasskeyRequest, Proof, ProofRequest } from '@vinrod/api-client/contract';
import { refused, refusedFields, unauthorized } from '../server/api-error.ts';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import type { OperationId } from '../server/operation.ts';
import { recentSignIn } from './lifetimes.ts';
import { wrongPasswordsPerUser } from './limits.ts';
import { verifyPassword } from './password-hash.ts';
import { answeredKey, countUse, recordCopy } from './passkeys/passkey-answer.ts';
import { relyingParty, storeChallenge, takeChallenge } from './passkeys/passkey-challenge.ts';
import { directoryOf } from './providers/sign-in-providers.ts';
import { countTry, giveTriesBack } from './rate-limit.ts';
import { identityTexts } from './texts.ts';

/** A signed-in user who is asked again who they are. */
interface ProvingUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
  /** null when there is none that signs them in. */
  readonly password_hash: string | null;
  /** Names of their passkeys. */
  readonly keys: readonly string[];
  readonly isRecent: boolean;
}

async function readUser(deps: Deps, { userId, sessionId }: Caller): Promise<ProvingUser> {
  const { db } = deps.database;
  const user = await db
    .selectFrom('app_user')
    .innerJoin('session', 'session.user_id', 'app_user.id')
    .select(['app_user.id', 'email', 'first_name', 'language', 'password_hash', 'session.created_at'])
    .where('app_user.id', '=', userId)
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
  const { created_at: since, password_hash: hash, ...person } = user;
  const isOfDirectory = (await directoryOf(deps.config, db, userId)) !== null;
  const keys =
    deps.config.passkeys && !isOfDirectory
      ? await db.selectFrom('passkey').select('credential_id').where('user_id', '=', userId).execute()
      : [];
  return {
    ...person,
    password_hash: isOfDirectory ? null : hash,
    keys: keys.map(({ credential_id: id }) => id),
    isRecent: deps.clock.now().getTime() - since.getTime() < recentSignIn * 1000,
  };
}

async function askPasskey(deps: Deps, { id: userId, keys }: ProvingUser): Promise<PasskeyRequest | null> {
  if (keys.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    allowCredentials: keys.map((id) => ({ id })),
    userVerification: 'required',
  });
  const token = await storeChallenge(deps, {
    challenge: options.challenge,
    purpose: 'proof',
    user_id: userId,
    login_id: null,
  });
  return { token, options: JSON.stringify(options) };
}

/** Whether only a sign-in of the last minutes can prove who it is. */
function isWithoutMeans({ password_hash: hash, keys }: ProvingUser): boolean {
  return hash === null && keys.length === 0;
}

/** Answers by what the caller can prove again who they are. */
export async function beginProof(deps: Deps, caller: Caller): Promise<ProofRequest> {
  const user = await readUser(deps, caller);
  return {
    has_password: user.password_hash !== null,
    passkey: await askPasskey(deps, user),
    is_recent: isWithoutMeans(user) && user.isRecent,
  };
}

async function isProvenByPasskey(
  deps: Deps,
  user: ProvingUser,
  { token, credential }: NonNullable<Proof['passkey']>,
  operation: OperationId,
): Promise<boolean> {
  const challenge = await takeChallenge(deps, token);
  if (user.keys.length === 0 || challenge?.purpose !== 'proof' || challenge.user_id !== user.id) return false;
  const answered = await answeredKey(deps, challenge, credential);
  if (answered === null) return false;
  const isCounted = await deps.database.transaction((trx) => countUse(deps, trx, answered));
  if (!isCounted) await recordCopy(deps, answered.key, operation);
  return isCounted;
}

/**
 * Checks that a signed-in user proves again who they are, by the password or a passkey: a session left open must not be
 * enough. Who has neither has signed in within the last minutes.
 *
 * @param operation - What it is needed for.
 * @throws ApiError 422 when it is not proven, 429 after too many tries.
 */
export async function requireOwnProof(
  deps: Deps,
  caller: Caller,
  { password, passkey }: Proof,
  operation: OperationId,
): Promise<ProvingUser> {
  const counted = await countTry(deps, wrongPasswordsPerUser, caller.userId);
  const user = await readUser(deps, caller);
  if (passkey !== undefined) {
    if (!(await isProvenByPasskey(deps, user, passkey, operation))) throw refused(identityTexts.wrongPasskey);
  } else if (isWithoutMeans(user)) {
    if (!user.isRecent) throw refused(identityTexts.signInAgain);
  } else if (!(await verifyPassword(password ?? '', user.password_hash)))
    throw refusedFields([{ field: 'password', texts: [identityTexts.wrongPassword] }]);
  await giveTriesBack(deps, [counted]);
  return user;
}

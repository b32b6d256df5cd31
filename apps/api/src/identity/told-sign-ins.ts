import type { AuditEventKind, AuditOutcome } from '@vinrod/api-client/contract';
import type { AuditEvent, EventTarget } from '../audit/audit-event.ts';
import { recordEvent } from '../audit/record-event.ts';
import { ApiError } from '../server/api-error.ts';
import { clientKey } from '../server/client-key.ts';
import { isRecord } from '../server/json-document.ts';
import type { CheckedCall } from '../server/operation.ts';
import { networkOf } from './network.ts';
import { countTry, type RateLimit } from './rate-limit.ts';
import { tokenHash } from './tokens.ts';
import { fullName, normalizeEmail } from './users.ts';

/**
 * Events that those who are not signed in can bring about, of all of them together: what comes above is counted and no
 * longer told one by one, so that a flood fills neither the log nor the queue for its end.
 */
const toldPerPortal: RateLimit = { name: 'told-sign-ins', tries: 600, seconds: 3600 };

/** Somebody whom a call names before anybody has signed in. */
interface NamedAccount {
  /** Tells one account from another, known or not. */
  readonly key: string;
  readonly target: EventTarget | null;
  readonly status: string | null;
}

const userColumns = ['app_user.id', 'first_name', 'last_name', 'status'] as const;

async function accountOf(
  { deps, caller }: CheckedCall,
  { email, token }: { readonly email: string | null; readonly token: string | null },
): Promise<NamedAccount | null> {
  const { db } = deps.database;
  if (caller !== null)
    return {
      key: caller.userId,
      target: { kind: 'user', id: caller.userId, name: caller.fullName },
      status: 'active',
    };
  const user =
    email === null
      ? await db
          .selectFrom('login_challenge')
          .innerJoin('app_user', 'app_user.id', 'login_challenge.user_id')
          .select(userColumns)
          .where('token_hash', '=', tokenHash(token ?? ''))
          .executeTakeFirst()
      : await db.selectFrom('app_user').select(userColumns).where('email', '=', email).executeTakeFirst();
  if (user !== undefined)
    return {
      key: user.id,
      target: { kind: 'user', id: user.id, name: fullName(user) },
      status: user.status,
    };
  // People type passwords into the field for the address: what was typed is told by a key that cannot be read back.
  return email === null
    ? null
    : { key: clientKey(deps.secrets, `account:${email}`), target: null, status: null };
}

/** What a call names: the address that was typed, or the sign-in under way. */
function namesOf({ body }: CheckedCall) {
  const text = (name: string): string | null =>
    isRecord(body) && typeof body[name] === 'string' ? body[name] : null;
  const email = text('email');
  return { email: email === null ? null : normalizeEmail(email), token: text('token') };
}

type Told = Pick<AuditEvent, 'event' | 'outcome' | 'target' | 'details'>;

async function isWithinBudget({ deps }: CheckedCall): Promise<boolean> {
  try {
    await countTry(deps, toldPerPortal, 'all');
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}

function count({ deps }: CheckedCall, event: AuditEventKind, outcome: AuditOutcome): void {
  deps.metrics.security.happened(event, outcome);
}

/** Records an event whose actor nobody knows, as long as there are not too many of them. */
async function tell(call: CheckedCall, told: Told, status: number | null): Promise<void> {
  if (!(await isWithinBudget(call))) {
    count(call, told.event, told.outcome);
    return;
  }
  const { deps, caller, operationId, request } = call;
  await deps.database.transaction(async (trx) => {
    await recordEvent(trx, {
      ...told,
      at: deps.clock.now(),
      actor: caller === null ? null : { id: caller.userId, name: caller.fullName },
      address: request.address,
      shadowId: null,
      operation: operationId,
      path: null,
      status,
      requestId: request.id,
    });
  });
}

async function tellFailure(call: CheckedCall): Promise<void> {
  const isCode = call.operationId === 'verifyOtp';
  const account = await accountOf(call, namesOf(call));
  if (account === null) {
    count(call, 'sign_in_failed', 'failed');
    return;
  }
  const { key, status, target } = account;
  const event: Told =
    status === 'active'
      ? { event: 'sign_in_failed', outcome: 'failed', target, details: isCode ? 'code' : 'password' }
      : { event: 'sign_in_refused', outcome: 'refused', target, details: status ?? `unknown ${key}` };
  await tell(call, event, 401);
}

/** Of the refusals of one account, and of one network address, only the first in a while is an event. */
async function tellLockOut(call: CheckedCall): Promise<void> {
  const { sightings } = call.deps;
  const isNewAddress = sightings.isNew(`address ${networkOf(call.request.address)}`);
  const account = isNewAddress ? await accountOf(call, namesOf(call)) : null;
  const isNew = isNewAddress && (account === null || sightings.isNew(`account ${account.key}`));
  if (!isNew) {
    count(call, 'lock_out', 'refused');
    return;
  }
  const details = account === null || account.target !== null ? '' : `unknown ${account.key}`;
  await tell(call, { event: 'lock_out', outcome: 'refused', target: account?.target ?? null, details }, 429);
}

async function tellResetRequest(call: CheckedCall): Promise<void> {
  const account = await accountOf(call, namesOf(call));
  if (account === null) return;
  const { key, target } = account;
  await tell(
    call,
    target === null
      ? { event: 'password_reset_request', outcome: 'refused', target, details: `unknown ${key}` }
      : { event: 'password_reset_request', outcome: 'succeeded', target, details: '' },
    null,
  );
}

/**
 * Runs an operation and tells of it when it was a sign-in that failed, too many tries, or the request for a new
 * password. That is looked up and recorded after the answer, so that its time says nothing about who has an account.
 */
export async function withSignInEvents(call: CheckedCall, work: () => Promise<unknown>): Promise<unknown> {
  const { background } = call.deps;
  try {
    const answer = await work();
    if (call.operationId === 'requestPasswordReset')
      background.run('reset request told', () => tellResetRequest(call));
    return answer;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500;
    if (status === 429) background.run('lock-out told', () => tellLockOut(call));
    const isSignIn = call.operationId === 'login' || call.operationId === 'verifyOtp';
    if (status === 401 && isSignIn) background.run('failed sign-in told', () => tellFailure(call));
    throw error;
  }
}

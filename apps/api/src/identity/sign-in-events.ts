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
 * Limits the events that clients who are not signed in can cause altogether: beyond it they are counted but no longer
 * recorded one by one, so that a flood fills neither the log nor the queue for the end of it.
 */
const eventsPerPortal: RateLimit = { name: 'sign-in-events', tries: 600, seconds: 3600 };

/** An account named by a call that is not signed in. */
interface NamedAccount {
  /** Identifies the account, existing or not. */
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
  // People type passwords into the address field, so the typed text is recorded as a key that cannot be reversed.
  return email === null
    ? null
    : { key: clientKey(deps.secrets, `account:${email}`), target: null, status: null };
}

/** The account that a call names: the typed address, or the sign-in in progress. */
function namesOf({ body }: CheckedCall) {
  const text = (name: string): string | null =>
    isRecord(body) && typeof body[name] === 'string' ? body[name] : null;
  const email = text('email');
  return { email: email === null ? null : normalizeEmail(email), token: text('token') };
}

type SignInEvent = Pick<AuditEvent, 'event' | 'outcome' | 'target' | 'details'>;

async function isWithinBudget({ deps }: CheckedCall): Promise<boolean> {
  try {
    await countTry(deps, eventsPerPortal, 'all');
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}

function count({ deps }: CheckedCall, event: AuditEventKind, outcome: AuditOutcome): void {
  deps.metrics.security.happened(event, outcome);
}

/** Records an event without a known actor, while the budget lasts. */
async function record(call: CheckedCall, event: SignInEvent, status: number | null): Promise<void> {
  if (!(await isWithinBudget(call))) {
    count(call, event.event, event.outcome);
    return;
  }
  const { deps, caller, operationId, request } = call;
  await deps.database.transaction(async (trx) => {
    await recordEvent(trx, {
      ...event,
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

async function recordFailure(call: CheckedCall): Promise<void> {
  const isCode = call.operationId === 'verifyOtp';
  const account = await accountOf(call, namesOf(call));
  if (account === null) {
    count(call, 'sign_in_failed', 'failed');
    return;
  }
  const { key, status, target } = account;
  const event: SignInEvent =
    status === 'active'
      ? { event: 'sign_in_failed', outcome: 'failed', target, details: isCode ? 'code' : 'password' }
      : { event: 'sign_in_refused', outcome: 'refused', target, details: status ?? `unknown ${key}` };
  await record(call, event, 401);
}

/** Records only the first refusal in a while per account, and per network address. */
async function recordLockOut(call: CheckedCall): Promise<void> {
  const { sightings } = call.deps;
  const isNewAddress = sightings.isNew(`address ${networkOf(call.request.address)}`);
  const account = isNewAddress ? await accountOf(call, namesOf(call)) : null;
  const isNew = isNewAddress && (account === null || sightings.isNew(`account ${account.key}`));
  if (!isNew) {
    count(call, 'lock_out', 'refused');
    return;
  }
  const details = account === null || account.target !== null ? '' : `unknown ${account.key}`;
  await record(
    call,
    { event: 'lock_out', outcome: 'refused', target: account?.target ?? null, details },
    429,
  );
}

async function recordResetRequest(call: CheckedCall): Promise<void> {
  const account = await accountOf(call, namesOf(call));
  if (account === null) return;
  const { key, target } = account;
  await record(
    call,
    target === null
      ? { event: 'password_reset_request', outcome: 'refused', target, details: `unknown ${key}` }
      : { event: 'password_reset_request', outcome: 'succeeded', target, details: '' },
    null,
  );
}

/**
 * Runs an operation and records failed sign-ins, exhausted tries and password link requests. The look-up and the record
 * come after the answer, so that the timing does not reveal who has an account.
 */
export async function withSignInEvents(call: CheckedCall, work: () => Promise<unknown>): Promise<unknown> {
  const { background } = call.deps;
  try {
    const answer = await work();
    if (call.operationId === 'requestPasswordReset')
      background.run('reset request told', () => recordResetRequest(call));
    return answer;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500;
    if (status === 429) background.run('lock-out told', () => recordLockOut(call));
    const isSignIn = call.operationId === 'login' || call.operationId === 'verifyOtp';
    if (status === 401 && isSignIn) background.run('failed sign-in told', () => recordFailure(call));
    throw error;
  }
}

import type { Transaction } from 'kysely';
import type { AuditRule, ContractOperation } from '../server/contract.ts';
import { isRecord } from '../server/json-document.ts';
import type { CheckedCall } from '../server/operation.ts';
import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import type { Acting } from './acting.ts';
import type { EventTarget } from './audit-event.ts';
import { isNamedKind, readSubject } from './event-subject.ts';
import { recordAct } from './record-event.ts';

type Work<Result> = (trx: Transaction<Schema>) => Promise<Result>;

/** Query params of a file that are logged: none that a user types freely. */
const loggedParameters = ['format', 'start_date', 'end_date'];

/** Names of the fields a change sent, or the format and period of a file; never the value of a field. */
function detailsOf({ body, query }: CheckedCall, isFile: boolean): string {
  if (!isFile) return isRecord(body) ? Object.keys(body).join(' ') : '';
  return loggedParameters
    .flatMap((name) => (name in query ? `${name}=${String(query[name])}` : []))
    .join(' ');
}

function answeredId(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  const id = answer['uuid'] ?? answer['id'];
  return typeof id === 'string' ? id : null;
}

function targetReader(
  { subject, id }: AuditRule,
  { caller, params }: Acting & CheckedCall,
): (trx: Transaction<Schema>, answer: unknown) => Promise<EventTarget | null> {
  return async (trx, answer) => {
    if (subject === 'caller') return { kind: 'user', id: caller.userId, name: caller.fullName };
    if (subject === null || !isNamedKind(subject)) return null;
    const named = id === 'answer' ? answeredId(answer) : params[id];
    return typeof named === 'string' ? readSubject(trx, subject, named) : null;
  };
}

/** A database for one call, whose transaction records the event after the change. */
function withEvent(
  database: Database,
  read: (trx: Transaction<Schema>, answer: unknown) => Promise<EventTarget | null>,
  record: (trx: Transaction<Schema>, target: EventTarget | null) => Promise<void>,
): Database {
  return {
    ...database,
    transaction: <Result>(work: Work<Result>, options?: Parameters<Database['transaction']>[1]) =>
      database.transaction(async (trx) => {
        // Something removed has a name only before the change.
        const before = await read(trx, null);
        const result = await work(trx);
        await record(trx, before ?? (await read(trx, result)));
        return result;
      }, options),
  };
}

/**
 * Runs an operation and records the event that the contract declares for it (`x-audit` with a target). A change and its
 * event share one transaction, so neither exists without the other; the event of a file is recorded before the file is
 * sent.
 *
 * @throws Error when a change was made outside a transaction and so recorded no event.
 */
export async function withDeclaredEvent(
  { audit, method }: Pick<ContractOperation, 'audit' | 'method'>,
  call: CheckedCall,
  handle: (call: CheckedCall) => Promise<unknown>,
): Promise<unknown> {
  const { caller, deps } = call;
  if (audit === null || audit.subject === null || caller === null) return handle(call);
  const acting = { ...call, caller };
  const read = targetReader(audit, acting);
  const isFile = method === 'GET';
  let isRecorded = false;
  const record = async (trx: Transaction<Schema>, target: EventTarget | null): Promise<void> => {
    await recordAct(trx, acting, audit.event, target, detailsOf(call, isFile));
    isRecorded = true;
  };
  if (isFile) {
    const answer = await handle(call);
    await deps.database.transaction(async (trx) => record(trx, await read(trx, null)));
    return answer;
  }
  const answer = await handle({
    ...call,
    deps: { ...deps, database: withEvent(deps.database, read, record) },
  });
  if (!isRecorded) throw new Error(`${call.operationId} changes something without a transaction.`);
  return answer;
}

import { noteWritten, writtenUntil } from '../identity/written-until.ts';
import type { CheckedCall, Operation } from '../server/operation.ts';
import { isDatabaseUnavailable } from '../store/unavailable.ts';

/** A query that took longer than it may (SQLSTATE 57014): it would on the primary too. */
const tooLong = '57014';

/** What a query was reading was taken back by what the replica repeats (SQLSTATE 40001). */
const takenBack = '40001';

/** Whether a replica failed, and not what was asked. */
function isOfReplica(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return code === takenBack || (code !== tooLong && isDatabaseUnavailable(error));
}

/**
 * Answers a call: a report from a replica that has what its person has written, everything else from the primary. A report is
 * asked of the primary when the replica fails before the answer begins; one that is being sent then breaks off.
 */
export async function answerFromReplica(operation: Operation, call: CheckedCall): Promise<unknown> {
  const { deps, caller } = call;
  const { replicas, database, log } = deps;
  if (!operation.isReport || caller === null || !replicas.areThere) return operation.handle(call);
  const replica = replicas.at(await writtenUntil(database.db, caller.sessionId));
  if (replica === null) return operation.handle(call);
  try {
    return await operation.handle({
      ...call,
      deps: { ...deps, database: { ...database, db: replica.db } },
    });
  } catch (error) {
    if (!isOfReplica(error)) throw error;
    log.warn({ err: error, replica: replica.name }, 'a report is asked of the primary');
    if (isDatabaseUnavailable(error)) replicas.failed(replica);
    return operation.handle(call);
  }
}

/** Notes that a caller has written, when anybody reads from replicas. */
export async function noteCallerWrote({ deps, caller }: CheckedCall): Promise<void> {
  const { replicas, database, log } = deps;
  if (caller === null || !replicas.areThere) return;
  // What was written is written: a failure here must not look like one of that.
  await noteWritten(database.db, caller.sessionId).catch((error: unknown) =>
    log.warn({ err: error }, 'it was not noted that a session has written'),
  );
}

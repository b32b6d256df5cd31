import type { Queries } from '../store/database.ts';
import { eventHash } from './record-event.ts';

/** Events that are read at a time. */
const batchSize = 1000;

/** What a check of the log found. */
export interface ChainState {
  /** Number of events that are as they were written. */
  readonly intact: number;
  /** Number of the first event that was changed, removed or put in; null when there is none. */
  readonly brokenAt: number | null;
}

const firstPreviousHash = '0'.repeat(64);

function readBatch(db: Queries, after: number) {
  return db
    .selectFrom('audit_event')
    .selectAll()
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(batchSize)
    .execute();
}

/** Checks every event of the log against the hash of the one before it, and the end against the head. */
export async function verifyChain(db: Queries): Promise<ChainState> {
  let sequence = 0;
  let hash = firstPreviousHash;
  for (let rows = await readBatch(db, 0); rows.length > 0; rows = await readBatch(db, sequence)) {
    for (const row of rows) {
      const expected = eventHash({
        sequence: sequence + 1,
        at: row.occurred_at,
        event: row.event,
        actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
        target:
          row.target_kind === null || row.target_id === null || row.target_name === null
            ? null
            : { kind: row.target_kind, id: row.target_id, name: row.target_name },
        shadowId: row.shadow_id,
        operation: row.operation,
        path: row.path,
        status: row.status,
        requestId: row.request_id,
        details: row.details,
        previousHash: hash,
      });
      if (row.sequence !== sequence + 1 || row.previous_hash !== hash || row.hash !== expected)
        return { intact: sequence, brokenAt: sequence + 1 };
      sequence = row.sequence;
      hash = row.hash;
    }
  }
  const head = await db
    .selectFrom('audit_head')
    .select(['sequence', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirst();
  const isWhole = head?.sequence === sequence && head.hash === hash;
  return { intact: sequence, brokenAt: isWhole ? null : sequence + 1 };
}

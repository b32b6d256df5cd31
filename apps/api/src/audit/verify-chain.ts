import type { Queries } from '../store/database.ts';
import { firstPreviousHash, readChainHead, type ChainPlace } from '../store/audit-chain-end.ts';
import { chainedEvent, eventHash } from './event-hash.ts';

/** Events that are read at a time. */
const batchSize = 1000;

/** What a check of the log found. */
export interface ChainState {
  /** Number of events that are as they were written. */
  readonly intact: number;
  /** Number of the first event that was changed, removed or put in; null when there is none. */
  readonly brokenAt: number | null;
  /** Whether the head tells another end than the events do: the last ones were removed, or the head was changed. */
  readonly isHeadDamaged: boolean;
}

function readBatch(db: Queries, after: number) {
  return db
    .selectFrom('audit_event')
    .selectAll()
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(batchSize)
    .execute();
}

/**
 * Checks every event of the log against the hash of the one before it, and the end against the head. Events may be
 * added meanwhile when it runs in a transaction of isolation `repeatable read`.
 */
export async function verifyChain(db: Queries): Promise<ChainState> {
  const { isDamaged: isHeadDamaged } = await readChainHead(db);
  let sequence = 0;
  let hash = firstPreviousHash;
  for (let rows = await readBatch(db, 0); rows.length > 0; rows = await readBatch(db, sequence)) {
    for (const row of rows) {
      const expected = eventHash({ ...chainedEvent(row), sequence: sequence + 1, previousHash: hash });
      if (row.sequence !== sequence + 1 || row.previous_hash !== hash || row.hash !== expected)
        return { intact: sequence, brokenAt: sequence + 1, isHeadDamaged };
      sequence = row.sequence;
      hash = row.hash;
    }
  }
  return { intact: sequence, brokenAt: null, isHeadDamaged };
}

/** Whether the chain still holds an event that was written down elsewhere. Tells about the chain when that is whole. */
export async function holdsPlace(db: Queries, { sequence, hash }: ChainPlace): Promise<boolean> {
  if (sequence === 0) return hash === firstPreviousHash;
  const event = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return event?.hash === hash;
}

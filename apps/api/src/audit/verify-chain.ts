import type { Queries } from '../store/database.ts';
import { firstPreviousHash, readChainHead, type ChainPlace } from '../store/audit-chain-end.ts';
import { chainedEvent, eventHash } from './event-hash.ts';

const batchSize = 1000;

/** Result of checking the log. */
export interface ChainState {
  /** Number of intact events. */
  readonly intact: number;
  /** Sequence number of the first event changed, removed or inserted; null when there is none. */
  readonly brokenAt: number | null;
  /** Whether the head does not match the last event: the last events were removed, or the head was changed. */
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
 * Checks every event of the log against the hash of the previous one, and the last event against the head. Events may
 * be added meanwhile if it runs in a `repeatable read` transaction.
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

/** Whether the chain still contains an event noted elsewhere. Only meaningful when the chain is intact. */
export async function holdsPlace(db: Queries, { sequence, hash }: ChainPlace): Promise<boolean> {
  if (sequence === 0) return hash === firstPreviousHash;
  const event = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return event?.hash === hash;
}

import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** A place in the chain of events: after its last event, or before the first. */
export interface ChainPlace {
  /** Number of the event; 0 before the first. */
  readonly sequence: number;
  /** Hash of the event; {@link firstPreviousHash} before the first. */
  readonly hash: string;
}

/** Previous hash of the first event. */
export const firstPreviousHash = '0'.repeat(64);

/**
 * The place after the last event. Locks it for the rest of the transaction: other transactions that add an event wait.
 */
export async function holdChainEnd(trx: Queries): Promise<ChainPlace> {
  const { rows } = await sql<ChainPlace>`select last_sequence as sequence, last_hash as hash
    from audit_chain_end()`.execute(trx);
  return rows[0] ?? { sequence: 0, hash: firstPreviousHash };
}

/** Formats a place in the chain: `12:9f86d0…`. */
export function placeText({ sequence, hash }: ChainPlace): string {
  return `${sequence}:${hash}`;
}

/** The actual end of the chain, and the one stored in its head. */
export interface ChainHead {
  /** The last event. */
  readonly end: ChainPlace;
  /** Time of the last event; null when there is none. */
  readonly occurredAt: Date | null;
  /** Content of the head, in the form of {@link placeText}; null when it is gone. */
  readonly head: string | null;
  /** Whether the head and the last event disagree: one of them was changed outside the portal. */
  readonly isDamaged: boolean;
}

/** Reads the end of the chain and its head in one snapshot. */
export async function readChainHead(db: Queries): Promise<ChainHead> {
  // The head is read as text: it may contain anything, including a number too large for JavaScript.
  const { rows } = await sql<{
    sequence: number | null;
    hash: string | null;
    occurred_at: Date | null;
    head: string | null;
  }>`select event.sequence, event.hash, event.occurred_at, head.place as head
    from (select 1) as one
    left join (select sequence, hash, occurred_at from audit_event order by sequence desc limit 1) as event on true
    left join (select sequence || ':' || hash as place from audit_head where id = 1) as head on true`.execute(
    db,
  );
  const row = rows[0];
  const end = { sequence: row?.sequence ?? 0, hash: row?.hash ?? firstPreviousHash };
  const head = row?.head ?? null;
  return { end, occurredAt: row?.occurred_at ?? null, head, isDamaged: head !== placeText(end) };
}

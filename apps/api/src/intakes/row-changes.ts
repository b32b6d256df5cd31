import type { RowOutcome } from '../supplier/rows/row-kind.ts';

/** Rows by what became of them; of a run of meter values, its values. */
export interface RowChanges {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Counts what became of a row.
 *
 * @param count - rows that it counts for
 */
export function rowChanges(outcome: RowOutcome, count: number): RowChanges {
  if (outcome.result === 'refused') return { created: 0, changed: 0, unchanged: 0 };
  if (outcome.result === 'unchanged') return { created: 0, changed: 0, unchanged: count };
  const { added, changed } = outcome.after;
  if (typeof added === 'number' && typeof changed === 'number')
    return { created: added, changed, unchanged: Math.max(0, count - added - changed) };
  return { created: 0, changed: 0, unchanged: 0, [outcome.result]: count };
}

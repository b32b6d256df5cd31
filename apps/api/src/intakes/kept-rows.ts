import { valuesOf, type PlacedItem } from './file-items.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptSettings } from './intake-settings.ts';

/** Values of rows that are kept at most: 32 MB. A file of more is read again. */
const mostKept = 4_000_000;

/** What a row weighs beside its values, as so many of them. */
const rowWeight = 100;

/** What an item takes of memory, in values. Only runs of values are kept: of other rows, nothing bounds what one takes. */
function weightOf(item: PlacedItem): number {
  const values = 'row' in item && item.original === undefined ? valuesOf(item.row) : null;
  if (values === null || !('row' in item)) return Infinity;
  return rowWeight + values.length + String(item.row['site_id']).length;
}

/** Gives each batch up for collection when the next is asked for. */
function* givenUp(batches: (readonly PlacedItem[])[]): Generator<readonly PlacedItem[], void, undefined> {
  batches.reverse();
  for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) yield batch;
}

/**
 * The rows of a file that was looked through, for storing them right after that: reading a file takes longer than storing
 * it. What was decided between is not lost by it: with other settings the file is read again.
 */
export class KeptRows {
  #intakeId: string | null = null;
  #settings: string | null = null;
  #batches: (readonly PlacedItem[])[] = [];
  #size = 0;

  /** Forgets the file before, and keeps what is added from now on. */
  begin({ id }: Pick<KeptIntake, 'id'>): void {
    this.#intakeId = id;
    this.#settings = null;
    this.#batches = [];
    this.#size = 0;
  }

  add(batch: readonly PlacedItem[]): void {
    if (this.#size > mostKept) return;
    for (const item of batch) this.#size += weightOf(item);
    if (this.#size > mostKept) this.#batches = [];
    else this.#batches.push(batch);
  }

  /** @param settings - with which the file was read */
  end(settings: KeptSettings): void {
    if (this.#size <= mostKept) this.#settings = JSON.stringify(settings);
  }

  /** The batches of a file, once; null when they are not kept, or its settings are others. */
  take({ id, settings }: Pick<KeptIntake, 'id' | 'settings'>): Iterable<readonly PlacedItem[]> | null {
    const batches = this.#batches;
    const isKept = id === this.#intakeId && JSON.stringify(settings) === this.#settings;
    this.#intakeId = null;
    this.#batches = [];
    return isKept ? givenUp(batches) : null;
  }
}

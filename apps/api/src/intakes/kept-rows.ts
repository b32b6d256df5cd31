import { valuesOf, type OpenFile, type PlacedItem } from './file-items.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KeptSettings } from './intake-settings.ts';

/** Values of rows that are kept at most: 32 MB. A file of more is read again. */
const mostKept = 4_000_000;

/** What a row weighs beside its values, as so many of them. */
const rowWeight = 100;

/** What an item takes of memory, in values. Only runs of values are kept: of other rows, nothing bounds what one takes. */
export function weightOf(item: PlacedItem): number {
  const values = 'row' in item && item.original === undefined ? valuesOf(item.row) : null;
  if (values === null || !('row' in item)) return Infinity;
  return rowWeight + values.length + String(item.row['site_id']).length;
}

/** Gives each batch up for collection when the next is asked for. */
function* givenUp(batches: (readonly PlacedItem[])[]): Generator<readonly PlacedItem[], void, undefined> {
  batches.reverse();
  for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) yield batch;
}

/** A file that was read before it was looked through. */
export interface ReadFile {
  readonly file: OpenFile;
  readonly batches: readonly (readonly PlacedItem[])[];
}

/**
 * The rows of a file that was read, for what is done with them right after that, since reading a file takes longer than either:
 * those of one that was received for looking through it, those of one that was looked through for storing it. What was decided
 * between is not lost by it: with other settings the file is read again.
 */
export class KeptRows {
  #intakeId: string | null = null;
  #settings: string | null = null;
  #file: OpenFile | null = null;
  #batches: (readonly PlacedItem[])[] = [];
  #size = 0;

  /**
   * Forgets the file before, and keeps what is added from now on.
   *
   * @param file - by which it is read, when it was not looked through
   */
  begin({ id }: Pick<KeptIntake, 'id'>, file: OpenFile | null = null): void {
    this.#intakeId = id;
    this.#settings = null;
    this.#file = file;
    this.#batches = [];
    this.#size = 0;
  }

  /** Adds a batch; false when nothing of the file is kept, then or already before. */
  add(batch: readonly PlacedItem[]): boolean {
    for (const item of batch) this.#size += weightOf(item);
    const isKept = this.#size <= mostKept;
    if (isKept) this.#batches.push(batch);
    else this.#batches = [];
    return isKept;
  }

  /** @param settings - with which the file was read */
  end(settings: KeptSettings): void {
    if (this.#size <= mostKept) this.#settings = JSON.stringify(settings);
  }

  /** The batches of a file, once; null when they are not kept, or its settings are others. */
  take(intake: Pick<KeptIntake, 'id' | 'settings'>): Iterable<readonly PlacedItem[]> | null {
    const batches = this.#takeBatches(intake);
    return batches === null ? null : givenUp(batches);
  }

  #takeBatches({ id, settings }: Pick<KeptIntake, 'id' | 'settings'>): (readonly PlacedItem[])[] | null {
    const batches = this.#batches;
    const isKept = id === this.#intakeId && JSON.stringify(settings) === this.#settings;
    this.#intakeId = null;
    this.#batches = [];
    return isKept ? batches : null;
  }

  /** A file that was not looked through yet, once; null when it is not kept, or its settings are others. */
  takeRead(intake: Pick<KeptIntake, 'id' | 'settings'>): ReadFile | null {
    const file = this.#file;
    this.#file = null;
    const batches = file === null ? null : this.#takeBatches(intake);
    return file === null || batches === null ? null : { file, batches };
  }
}

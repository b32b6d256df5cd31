import type { Queries } from '../store/database.ts';
import { stepOf, valuesOf, type PlacedItem } from './file-items.ts';
import type { FindingPlacing } from './finding.ts';
import type { FoundSite } from './find-sites.ts';
import { placeRows, type PlacedRow } from './place-rows.ts';

/** A row of a site that is known. */
export type RowOfSite = Extract<PlacedRow, { readonly site: unknown }> & { readonly site: FoundSite };

function isOfSite(placed: PlacedRow): placed is RowOfSite {
  return 'site' in placed && placed.site !== null;
}

/** Start and end of values, ms since 1970-01-01T00:00Z. */
type Span = readonly [start: number, end: number];

function spanOf({ row }: RowOfSite): Span {
  const start = Date.parse(String(row['start']));
  return [start, start + (valuesOf(row)?.length ?? 0) * stepOf(row)];
}

/** The values that a file has had of a site. */
class SiteValues {
  readonly #step: number;
  /** In the order of time, with gaps between them. */
  readonly #spans: Span[] = [];

  constructor(step: number) {
    this.#step = step;
  }

  /** Place of the first span that ends after an instant. */
  #after(instant: number): number {
    let [low, high] = [0, this.#spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spans[middle]?.[1] ?? Infinity) > instant) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Adds the values of a row; false when a step of it was there, or was of another length. */
  add(row: RowOfSite): boolean {
    const [start, end] = spanOf(row);
    const place = this.#after(start);
    const [nextStart = Infinity, nextEnd = end] = this.#spans[place] ?? [];
    if (stepOf(row.row) !== this.#step || nextStart < end) return false;
    const before = this.#spans[place - 1];
    const [isJoined, joinsNext] = [before?.[1] === start, nextStart === end];
    const whole: Span = [isJoined ? (before?.[0] ?? start) : start, joinsNext ? nextEnd : end];
    this.#spans.splice(isJoined ? place - 1 : place, Number(isJoined) + Number(joinsNext), whole);
    return true;
  }
}

/**
 * Rows of a file of values, each of which can be stored before the next is looked at: looking at it finds the same then, since no
 * other row of the file has a value of its steps, or a day of its site by another resolution.
 */
export class IndependentRows {
  readonly #db: Queries;
  readonly #values = new Map<string, SiteValues>();

  /** @param db - must not see what of the file is stored meanwhile */
  constructor(db: Queries) {
    this.#db = db;
  }

  /**
   * Places the next rows.
   *
   * @returns null when one of them is of no site that is known, or depends on another one of the file
   */
  async place(placing: FindingPlacing, items: readonly PlacedItem[]): Promise<readonly RowOfSite[] | null> {
    const placed = await placeRows(this.#db, placing, items);
    const known = placed.filter(isOfSite);
    return known.length === placed.length && known.every((row) => this.#add(row)) ? known : null;
  }

  #add(row: RowOfSite): boolean {
    const { uuid } = row.site;
    const values = this.#values.get(uuid) ?? new SiteValues(stepOf(row.row));
    this.#values.set(uuid, values);
    return values.add(row);
  }
}

/** Rows of a group of sites in a month, with the state of the values behind them. */
interface Cached<Row> {
  readonly state: string;
  readonly rows: readonly Row[];
}

/** Maximum bytes of cached numbers. */
const mostBytes = 64 * 1024 * 1024;

/** Caches what is computed by group and month, and evicts the least recently used first. */
export class MonthCache<Row> {
  readonly #kept = new Map<string, Cached<Row>>();
  readonly #sizeOf: (row: Row) => number;
  readonly #most: number;
  #bytes = 0;

  /**
   * @param sizeOf - bytes of a row
   * @param most - maximum bytes of cached rows
   */
  constructor(sizeOf: (row: Row) => number, most: number = mostBytes) {
    this.#sizeOf = sizeOf;
    this.#most = most;
  }

  /** The cached rows of a group in a month; undefined when there are none, or they have another state. */
  find(key: string, state: string): readonly Row[] | undefined {
    const found = this.#kept.get(key);
    if (found?.state !== state) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.rows;
  }

  /** Caches rows with the state they were made from. */
  keep(key: string, state: string, rows: readonly Row[]): void {
    this.#forget(key);
    this.#kept.set(key, { state, rows });
    this.#bytes += this.#size(rows);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #size(rows: readonly Row[]): number {
    return rows.reduce((bytes, row) => bytes + this.#sizeOf(row), 0);
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#bytes -= this.#size(known.rows);
    this.#kept.delete(key);
  }
}

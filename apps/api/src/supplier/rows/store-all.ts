import type { Answering, Answers } from './answering.ts';
import { KeptRows } from './kept-rows.ts';
import { lineOf, type RequestRows, type UnreadRow } from './read-rows.ts';
import type { SentRow } from './row-kind.ts';
import { storeWhole, type KeptOutcome, type Storing } from './store-batch.ts';

/** A row cannot be read, so that nothing is stored. */
class Unread extends Error {
  readonly row: UnreadRow;

  constructor(row: UnreadRow) {
    super('A row cannot be read.');
    this.row = row;
  }
}

/** A file of which all rows are stored, or none. */
class WholeFile<Row> {
  readonly #sent: RequestRows<Row>;
  readonly #kept: KeptRows<Row>;
  readonly #storing: Storing<Row>;
  readonly #answering: Answering;

  constructor(sent: RequestRows<Row>, kept: KeptRows<Row>, storing: Storing<Row>, answering: Answering) {
    this.#sent = sent;
    this.#kept = kept;
    this.#storing = storing;
    this.#answering = answering;
  }

  /** Whether to begin storing before all is read: nobody else waits for it, and reading the rest takes only computing. */
  get #beginsToStore(): boolean {
    const { database, kind } = this.#storing;
    return this.#sent.isReceived() && kind.readsStored !== true && database.kind !== 'pglite';
  }

  /** The next row; null at the end. One that can be read is kept. */
  async #next(): Promise<SentRow<Row> | UnreadRow | null> {
    const { done, value } = await this.#sent.rows.next();
    if (done === true) return null;
    this.#answering.reached = lineOf(value);
    if ('problems' in value) return value;
    await this.#kept.add(value.sent);
    return value.sent;
  }

  /** All rows from the first on: those that are kept, then those that are still to be read. */
  async *#rows(): AsyncGenerator<SentRow<Row>, void, undefined> {
    yield* this.#kept.read();
    for (let next = await this.#next(); next !== null; next = await this.#next()) {
      if ('problems' in next) throw new Unread(next);
      yield next;
    }
  }

  #store(): Promise<readonly KeptOutcome[]> {
    return storeWhole(this.#storing, () => this.#rows());
  }

  async *#answersOfUnread(first: UnreadRow): Answers {
    yield this.#answering.unread(first);
    for (let next = await this.#next(); next !== null; next = await this.#next())
      if ('problems' in next) yield this.#answering.unread(next);
  }

  async *answers(): Answers {
    for (let next = await this.#next(); next !== null; next = await this.#next()) {
      if ('problems' in next) {
        yield* this.#answersOfUnread(next);
        return;
      }
      if (this.#beginsToStore) break;
    }
    let outcomes: readonly KeptOutcome[];
    try {
      outcomes = await this.#store();
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      yield* this.#answersOfUnread(error.row);
      return;
    }
    const refused = outcomes.filter(({ outcome }) => outcome.result === 'refused');
    for (const { line, key, outcome, notices } of refused.length > 0 ? refused : outcomes)
      yield this.#answering.of(line, key, outcome, notices);
  }
}

/** Stores all rows or, when one is refused, none; then only those that are refused are answered. */
export async function* storeAll<Row>(
  sent: RequestRows<Row>,
  storing: Storing<Row>,
  answering: Answering,
): Answers {
  const kept = await KeptRows.open(sent.check);
  try {
    yield* new WholeFile(sent, kept, storing, answering).answers();
  } finally {
    await sent.rows.return();
    await kept.close();
  }
}

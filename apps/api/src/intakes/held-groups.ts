import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema/index.ts';

/** The corporate groups that a transaction holds, against others who store into them. */
export class HeldGroups {
  readonly #trx: Transaction<Schema>;
  readonly #held = new Set<string>();
  #last = '';

  constructor(trx: Transaction<Schema>) {
    this.#trx = trx;
  }

  /** Holds more of them. Everybody who holds several does so by their order; out of it, nothing is waited for. */
  async hold(ids: ReadonlySet<string>): Promise<void> {
    for (const id of [...ids].filter((each) => !this.#held.has(each)).toSorted()) {
      const query = this.#trx
        .selectFrom('corporate_group')
        .select('id')
        .where('id', '=', id)
        .forNoKeyUpdate();
      await (id > this.#last ? query : query.noWait()).execute();
      this.#held.add(id);
      this.#last = id > this.#last ? id : this.#last;
    }
  }
}

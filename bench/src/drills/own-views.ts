import { randomBytes } from 'node:crypto';

/** Views that a person has at a time: while a drill goes on, there are always new ones, which take room on a disk. */
const most = 30;

/** Random bytes of a view. */
const bytes = 700;

/** A view that is saved. */
export interface View {
  readonly name: string;
  readonly query: string;
}

function isView(value: unknown): value is View {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'query' in value &&
    typeof value.name === 'string' &&
    typeof value.query === 'string'
  );
}

function queriesIn(views: string): ReadonlyMap<string, string> {
  const list: unknown = JSON.parse(views);
  return new Map(Array.isArray(list) ? list.filter(isView).map(({ name, query }) => [name, query]) : []);
}

/** What a person has saved, and what of it has to be there. */
export class OwnViews {
  readonly #owner: string;
  /** By name, what may be there: what was acknowledged last, and what was tried since. */
  readonly #possible = new Map<string, Set<string>>();
  readonly #acknowledged = new Set<string>();
  #count = 0;

  constructor(owner: string) {
    this.#owner = owner;
  }

  /** A view to save, in place of the oldest when there are many. */
  next(): View {
    this.#count += 1;
    const name = `${this.#owner} ${this.#count % most}`;
    const query = `resolution=month&note=${randomBytes(bytes).toString('hex')}`;
    this.#possible.set(name, (this.#possible.get(name) ?? new Set()).add(query));
    return { name, query };
  }

  /** Notes that a view was acknowledged; from then on it has to be there. */
  acknowledged({ name, query }: View): void {
    this.#possible.set(name, new Set([query]));
    this.#acknowledged.add(name);
  }

  /** @throws Error when a view is not there that was acknowledged, in the portal's answer with all views. */
  check(views: string): void {
    const kept = queriesIn(views);
    for (const name of this.#acknowledged)
      if (this.#possible.get(name)?.has(kept.get(name) ?? '') !== true)
        throw new Error(`"${name}" was acknowledged, and is lost.`);
  }
}

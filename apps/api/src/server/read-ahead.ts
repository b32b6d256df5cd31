import { AsyncLocalStorage } from 'node:async_hooks';

async function* ahead<Item>(
  items: AsyncGenerator<Item, void, undefined>,
  most: number,
  here: <Result>(work: () => Result) => Result,
): AsyncGenerator<Item, void, undefined> {
  const ask = (): Promise<IteratorResult<Item, void>> => {
    const asked = here(() => items.next());
    // It is awaited below, after the items before it: until then nobody else hears of it.
    asked.catch(() => undefined);
    return asked;
  };
  try {
    const asked = Array.from({ length: most }, ask);
    for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
      const { done, value } = await next;
      if (done === true) return;
      asked.push(ask());
      yield value;
    }
  } finally {
    await here(() => items.return());
  }
}

/**
 * Reads items ahead: the next is asked for before the one at hand is worked on, so that reading goes on while that waits.
 * What goes wrong is thrown in its turn. When its reader ends early, so does what it reads. A reader in a transaction can read
 * items that are read outside it: they are asked for where this is called.
 *
 * @param most - Items that are read ahead, at least one.
 */
export function readAhead<Item>(
  items: AsyncGenerator<Item, void, undefined>,
  most = 1,
): AsyncGenerator<Item, void, undefined> {
  return ahead(items, most, AsyncLocalStorage.snapshot());
}

import { AsyncLocalStorage } from 'node:async_hooks';

async function* ahead<Item>(
  items: AsyncGenerator<Item, void, undefined>,
  here: <Result>(work: () => Result) => Result,
): AsyncGenerator<Item, void, undefined> {
  const ask = (): Promise<IteratorResult<Item, void>> => here(() => items.next());
  try {
    let next = ask();
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = ask();
      // It is awaited above, after the item at hand: until then nobody else hears of it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await here(() => items.return());
  }
}

/**
 * Reads one item ahead: the next is asked for before the one at hand is worked on, so that reading goes on while that waits.
 * What goes wrong is thrown in its turn. When its reader ends early, so does what it reads. A reader in a transaction can read
 * items that are read outside it: they are asked for where this is called.
 */
export function readAhead<Item>(
  items: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  return ahead(items, AsyncLocalStorage.snapshot());
}

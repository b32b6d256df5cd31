/**
 * Reads one item ahead: the next is asked for before the one at hand is worked on, so that reading goes on while that waits.
 * What goes wrong is thrown in its turn. When its reader ends early, so does what it reads.
 */
export async function* readAhead<Item>(
  items: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  try {
    let next = items.next();
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = items.next();
      // It is awaited above, after the item at hand: until then nobody else hears of it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return();
  }
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { json } from '../testing/token-server.ts';

interface Item {
  readonly uuid: string;
}

const makeItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ uuid: `item-${index}` }));

/** A list that can change before each page. */
function setUp(items: Item[], { cap = 10_000, before = (_page: number) => {} } = {}) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://portal.example',
    storage: memoryStorage(),
    fetch: (request) => {
      before(asked.length);
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const offset = Number(searchParams.get('offset') ?? 0);
      const limit = Math.min(cap, Number(searchParams.get('limit') ?? 20));
      const results = items.slice(offset, offset + limit);
      return Promise.resolve(
        json(200, { count: items.length, next: 'https://evil.example/', previous: null, results }),
      );
    },
  });
  return { asked, all: client.administrators.list.all };
}

async function collect(iterator: AsyncIterable<Item>): Promise<string[]> {
  const found: string[] = [];
  for await (const { uuid } of iterator) found.push(uuid);
  return found;
}

describe('items over all pages (security checklist, client line 22)', () => {
  it('22. stops at `count`, without asking for an empty page', async () => {
    const { all, asked } = setUp(makeItems(40));
    expect(await collect(all({ query: { limit: 20, search: 'å' } }))).toHaveLength(40);
    expect(asked).toEqual(['?limit=20&search=%C3%A5&offset=0', '?limit=20&search=%C3%A5&offset=20']);
  });

  it('22. goes on by what came when the server gives less than `limit`', async () => {
    const { all, asked } = setUp(makeItems(25), { cap: 10 });
    expect(await collect(all({ query: { limit: 10_000 } }))).toHaveLength(25);
    expect(asked).toHaveLength(3);
  });

  it('22. starts where the query says', async () => {
    const { all } = setUp(makeItems(25));
    expect(await collect(all({ query: { limit: 10, offset: 20 } }))).toEqual(
      makeItems(25)
        .slice(20)
        .map(({ uuid }) => uuid),
    );
  });

  it('22. skips nobody and repeats nobody when items are removed between pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(39), { maxLength: 12 }),
        async (count, limit, removals) => {
          const items = makeItems(count);
          const removed = new Set<string>();
          const { all } = setUp(items, {
            before: (page) => {
              const index = removals[page];
              if (page === 0 || index === undefined || index >= items.length) return;
              for (const { uuid } of items.splice(index, 1)) removed.add(uuid);
            },
          });
          const found = await collect(all({ query: { limit } }));
          expect(new Set(found).size).toBe(found.length);
          const stayed = makeItems(count).flatMap(({ uuid }) => (removed.has(uuid) ? [] : uuid));
          expect(found).toEqual(expect.arrayContaining(stayed));
        },
      ),
      { numRuns: 300, seed: 2026 },
    );
  });

  it('22. comes to an end when the count goes up and down for ever', async () => {
    const items = makeItems(10);
    const { all, asked } = setUp(items, {
      before: () => {
        if (items.length === 10) items.pop();
        else items.push({ uuid: 'item-9' });
      },
    });
    await collect(all({ query: { limit: 1 } }));
    expect(asked.length).toBeLessThan(100);
  });

  it('22. asks for nothing more when the loop is left', async () => {
    const { all, asked } = setUp(makeItems(100));
    for await (const { uuid } of all({ query: { limit: 10 } })) if (uuid === 'item-10') break;
    expect(asked).toHaveLength(2);
  });

  it('22. gives each item once to parallel calls of next()', async () => {
    const { all, asked } = setUp(makeItems(6));
    const iterator = all({ query: { limit: 3 } });
    const results = await Promise.all(Array.from({ length: 8 }, () => iterator.next()));
    expect(results.map(({ value }) => value?.uuid)).toEqual([
      ...makeItems(6).map(({ uuid }) => uuid),
      undefined,
      undefined,
    ]);
    expect(asked).toHaveLength(2);
  });

  it('22. passes an abort on', async () => {
    const { all } = setUp(makeItems(6));
    const iterator = all({ signal: AbortSignal.abort() });
    await expect(iterator.next()).rejects.toMatchObject({ kind: 'aborted' });
  });
});

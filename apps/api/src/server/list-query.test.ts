import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { matchesSearch, readCountedPage, readPage, type ListOrder, type ListQuery } from './list-query.ts';

type Ordering = 'name' | '-name' | 'status' | '-status' | 'manager' | '-manager';

const order: ListOrder<Ordering> = {
  keys: {
    name: [sql.ref('name')],
    status: [sql.ref('status')],
    manager: [sql.ref('account_manager_id')],
  },
  fallback: 'name',
  unique: [sql.ref('id')],
};

const names = ['Ödala', 'Åkerby', 'Zinkgruvan', 'Ängsö', 'ål', 'Wall 50 %', 'Vall_A', 'al'];

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto('corporate_group')
    .values(
      names.map((name, index) => ({
        id: `00000000-0000-4000-8000-00000000000${names.length - index}`,
        name,
        organization_number: '556677-8899',
      })),
    )
    .execute();
});

afterAll(() => database.close());

const address = new URL('http://localhost/api/v1/list/?search=x&status=active');

function rowsOf({ search }: ListQuery<Ordering>) {
  return database.db
    .selectFrom('corporate_group')
    .select(['id', 'name', 'status', 'account_manager_id'])
    .where(matchesSearch(search, [sql.ref('name'), sql.ref('organization_number')]));
}

function list(query: ListQuery<Ordering>) {
  return readPage(database.db, rowsOf(query), query, order, address);
}

async function namesOf(query: ListQuery<Ordering>): Promise<string[]> {
  return (await list(query)).results.map(({ name }) => name);
}

describe('a page', () => {
  test('comes in Swedish order, both ways', async () => {
    const sorted = ['al', 'Vall_A', 'Wall 50 %', 'Zinkgruvan', 'Åkerby', 'ål', 'Ängsö', 'Ödala'];
    expect(await namesOf({})).toEqual(sorted);
    expect(await namesOf({ ordering: '-name' })).toEqual(sorted.toReversed());
  });

  test('names its neighbours and the number of all rows', async () => {
    const page = await list({ limit: 3, offset: 3 });
    expect(page).toMatchObject({
      count: 8,
      next: '/api/v1/list/?search=x&status=active&limit=3&offset=6',
      previous: '/api/v1/list/?search=x&status=active&limit=3&offset=0',
    });
    expect((await list({ limit: 8 })).next).toBeNull();
    expect(await list({ offset: 500 })).toMatchObject({ count: 8, next: null, results: [] });
  });

  test.each(['status', '-status', 'manager', '-manager'] as const)(
    'keeps the order of rows that are equal by %s',
    async (ordering) => {
      const paged: string[] = [];
      for (let offset = 0; offset < names.length; offset += 3)
        paged.push(...(await namesOf({ ordering, limit: 3, offset })));
      expect(paged).toEqual(names.toReversed());
    },
  );
});

test.each([{}, { limit: 3, offset: 3 }, { limit: 3, offset: 6 }, { offset: 500 }, { search: 'x' }])(
  'a page that is counted by the same question is the same: %o',
  async (query) => {
    const counted = await readCountedPage(database.db, rowsOf(query), query, order, address);
    expect(counted).toEqual(await list(query));
  },
);

describe('a search', () => {
  test.each([
    ['', 8],
    ['  ', 8],
    ['ÅKER', 1],
    ['a vall', 1],
    ['vall a', 1],
    ['ängsö 556677', 1],
    ['ängsö åkerby', 0],
    ['%', 1],
    ['_', 1],
    ["'; drop table corporate_group; --", 0],
    ['\\', 0],
    ['🦊', 0],
    ['ängsö'.normalize('NFD'), 1],
  ])('for "%s" finds %i', async (search, count) => {
    expect((await list({ search })).count).toBe(count);
  });

  test('finds what was stored with its marks apart, as file names of a Mac have them', async () => {
    await database.transaction(async (trx) => {
      await trx
        .updateTable('corporate_group')
        .set({ name: 'Ängsö'.normalize('NFD') })
        .where('name', '=', 'Ängsö')
        .execute();
    });
    expect((await list({ search: 'ÄNGSÖ' })).count).toBe(1);
  });
});

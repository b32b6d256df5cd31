import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../testing/test-people.ts';
import type { Database } from './database.ts';

let database: Database;
let group: TestCorporateGroup;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

function newSite(): {
  corporate_group_id: string;
  id: string;
  company_id: string;
  site_id: string;
  name: string;
} {
  const id = randomUUID();
  return {
    corporate_group_id: group.id,
    id,
    company_id: group.companies[0]?.id ?? '',
    site_id: id,
    name: 'Butik',
  };
}

async function numbers(): Promise<readonly number[]> {
  const rows = await database.db
    .selectFrom('site')
    .select('number')
    .where('corporate_group_id', '=', group.id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

async function remove(...gone: readonly number[]): Promise<void> {
  await database.db
    .deleteFrom('site')
    .where('corporate_group_id', '=', group.id)
    .where('number', 'in', gone)
    .execute();
}

test('the sites of each corporate group are numbered from 1', async () => {
  await createCorporateGroup(database, 'Björkhaga', [2]);
  group = await createCorporateGroup(database, 'Norrviken', [2, 1]);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('a number is never given to another site', async () => {
  group = await createCorporateGroup(database, 'Lövberga', [3]);
  await remove(2, 3);
  await database.db.insertInto('site').values(newSite()).execute();
  expect(await numbers()).toEqual([1, 4]);
  await remove(1, 4);
  await database.db.insertInto('site').values([newSite(), newSite()]).execute();
  expect(await numbers()).toEqual([5, 6]);
});

test('sites that are added at the same time get different numbers', async () => {
  group = await createCorporateGroup(database, 'Granliden', [0]);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.transaction(async (trx) => {
        await trx.insertInto('site').values([newSite(), newSite()]).execute();
        await trx.insertInto('site').values(newSite()).execute();
      }),
    ),
  );
  expect(await numbers()).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('a corporate group can be removed with its sites', async () => {
  group = await createCorporateGroup(database, 'Ekbacken', [2]);
  await database.db.deleteFrom('site').where('corporate_group_id', '=', group.id).execute();
  await database.db.deleteFrom('company').where('corporate_group_id', '=', group.id).execute();
  await database.db.deleteFrom('corporate_group').where('id', '=', group.id).execute();
  expect(await numbers()).toEqual([]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('figures issue 5: work that two starts would do at once is done one after the other, also after a failure', async () => {
  const reported: string[] = [];
  const work = (name: string) =>
    oneAtATime(database, 4711, async () => {
      reported.push(`${name} begins`);
      await database.db.selectFrom('site').select('id').execute();
      await wait(20);
      reported.push(`${name} ends`);
      if (name === 'first') throw new Error('It failed.');
      return name;
    });
  const results = await Promise.allSettled([work('first'), work('second'), work('third')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(reported).toHaveLength(6);
  for (let place = 0; place < 6; place += 2)
    expect(reported[place + 1]).toBe(reported[place]?.replace('begins', 'ends'));
});

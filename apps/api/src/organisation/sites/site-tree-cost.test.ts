import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '../../identity/authenticate.ts';
import type { Caller } from '../../server/caller.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../testing/test-people.ts';
import { listCorporateGroups } from '../corporate-groups/corporate-groups.ts';
import { companyTree, siteTree } from './site-tree.ts';

let app: TestApp;
let caller: Caller;
let small: string;
let large: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  small = (await createCorporateGroup(database, 'Liten', [1])).id;
  large = (await createCorporateGroup(database, 'Stor', [90, 90, 20])).id;
  const user = await createUser(database, { permissions: ['can_view_corporate_group_list'] });
  caller = await authenticate(app.deps, `Bearer ${(await app.sessionOf(user.id)).access}`);
});

afterAll(() => app.close());

/** Counts the queries of some work. */
async function queriesOf(work: (deps: TestApp['deps']) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { database } = app.deps;
  await work({ ...app.deps, database: { ...database, db: database.db.withPlugin(counter) } });
  return count;
}

test('a tree takes as many queries for 200 sites as for one', async () => {
  const ofSmall = await queriesOf(({ database }) => siteTree(database.db, caller, small));
  expect(ofSmall).toBe(2);
  expect(await queriesOf(({ database }) => siteTree(database.db, caller, large))).toBe(ofSmall);
  expect(await queriesOf(({ database, clock }) => companyTree(database.db, caller, clock.now()))).toBe(
    ofSmall,
  );
});

test('a list takes as many queries for many corporate groups as for one', async () => {
  const url = new URL('http://localhost/api/v1/corporategroups/');
  const one = await queriesOf((deps) => listCorporateGroups(deps, caller, { search: 'liten' }, url));
  expect(await queriesOf((deps) => listCorporateGroups(deps, caller, {}, url))).toBe(one);
});

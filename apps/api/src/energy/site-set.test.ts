import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeSiteSet } from '@vinrod/api-client/contract';
import { readContract } from '../server/contract.ts';
import { isRecord } from '../server/json-document.ts';
import { operationCases } from '../testing/authorization-cases.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from './testing/store-days.ts';

const permissions = ['cg_can_view_time_report', 'cg_can_view_monthly_report'] as const;

let app: TestApp;
let own: TestCorporateGroup;
/** Uuids sorted by site number, which starts at 1. */
let sites: readonly string[];
let access: string;
/** Access of a colleague who sees only the second company, with site number 3. */
let limitedAccess: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  own = await createCorporateGroup(database, 'Egen', [2, 1]);
  await createCorporateGroup(database, 'Annan', [5]);
  const rows = await database.db
    .selectFrom('site')
    .select('id')
    .where('corporate_group_id', '=', own.id)
    .orderBy('number')
    .execute();
  sites = rows.map(({ id }) => id);
  const wh = new Map(sites.map((id, index) => [id, 1000 * 10 ** index]));
  await storeEvenDays(database, own.id, wh, { first: dayOf(2026, 5, 1), last: dayOf(2026, 5, 1) });
  const user = await createUser(database, { corporateGroupId: own.id, permissions });
  const companyIds = [own.companies[1]?.id ?? ''];
  const limited = await createUser(database, { corporateGroupId: own.id, companyIds, permissions });
  access = (await app.sessionOf(user.id)).access;
  limitedAccess = (await app.sessionOf(limited.id)).access;
});

afterAll(() => app.close());

const day = 'start_date=2026-05-01&end_date=2026-05-01';

function report(name: string, query: string, token = access): Promise<TestAnswer> {
  const path = `/api/v1/corporategroups/${own.id}/analytics/${name}/?${day}&${query}`;
  return app.request('GET', path, { access: token });
}

/** Total kWh of the day over the sites of a query. */
async function total(query: string): Promise<unknown> {
  const { body } = await report('time-sheets', `resolution=day&${query}`);
  const { rows } = body;
  return Array.isArray(rows) && isRecord(rows[0]) ? rows[0]['total_kwh'] : body;
}

test('a report covers the sites whose numbers are in the set', async () => {
  expect(await total(`site_set=${encodeSiteSet([1])}`)).toBe(24);
  expect(await total(`site_set=${encodeSiteSet([1, 3])}`)).toBe(24 * 101);
});

test('a set and ids together mean the sites of both', async () => {
  expect(await total(`site_set=${encodeSiteSet([1, 3])}&site_id=${sites[1]}&site_ids=${sites[0]}`)).toBe(
    24 * 111,
  );
});

const takesIds = readContract().filter(({ parameters }) => parameters.some(({ name }) => name === 'site_id'));

test('every operation that takes ids of sites takes a set of them', () => {
  const missing = takesIds.filter(({ parameters }) => !parameters.some(({ name }) => name === 'site_set'));
  expect(takesIds.length).toBeGreaterThan(8);
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describe('security 50: what is not in view is refused', () => {
  test.each([
    ['a number that does not exist', () => report('line-graphs', `site_set=${encodeSiteSet([1, 4])}`), '4'],
    [
      'a number that the caller may not see',
      () => report('line-graphs', `site_set=${encodeSiteSet([2, 3])}`, limitedAccess),
      '2',
    ],
    [
      'many of them',
      () => report('line-graphs', `site_set=${encodeSiteSet([1, 4, 5, 6, 7, 8, 9, 10])}`),
      '4, 5, 6, 7, 8 och 2 till',
    ],
  ])('%s', async (_, ask, named) => {
    const { status, body } = await ask();
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'non_field_error',
      details: {
        message: `Urvalet har anläggningar som inte finns eller som du inte får se, nummer ${named}.`,
      },
    });
  });

  test.each(takesIds.map(({ id, path }) => [id, path]))('%s', async (id, path) => {
    const how = Object.entries(operationCases).find(([name]) => name === id)?.[1];
    const query = new URLSearchParams(how?.query);
    query.set('site_set', encodeSiteSet([4]));
    const address = `${path.replace('{id}', own.id)}/?${query.toString()}`;
    expect((await app.request('GET', address, { access })).status).toBe(404);
  });
});

describe('security 58: what is no set is refused', () => {
  const unreadable = 'Urvalet av anläggningar går inte att läsa. Välj anläggningarna igen, högst 10 000.';

  test.each([
    ['a set without sites', 'AA', unreadable],
    ['a set that is cut off', 'D6', unreadable],
    ['10 001 sites', `A${'_'.repeat(1667)}`, unreadable],
    ['one digit', 'A', expect.any(String)],
    ['other signs', 'A6%2B', expect.any(String)],
    ['more than the contract takes', `A${'_'.repeat(16_384)}`, expect.any(String)],
    ['two sets', 'A6&site_set=A6', expect.any(String)],
  ])('%s', async (_, text, message) => {
    const { status, body } = await report('line-graphs', `site_set=${text}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: 'field_error', details: [{ field: 'site_set', errors: [message] }] });
  });
});

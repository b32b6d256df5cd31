import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/test-app.ts';
import {
  createCorporateGroup,
  createUser,
  type TestCorporateGroup,
  type TestUser,
} from '../../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { storePrices } from '../testing/scenario.ts';
import { evenDay, withHours } from '../testing/store-days.ts';

let app: TestApp;
let group: TestCorporateGroup;
let other: TestCorporateGroup;
let expert: TestUser;
let expertAccess: string;
let memberAccess: string;
let limitedAccess: string;
let first: string;
let second: string;

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  group = await createCorporateGroup(database, 'Norrviken', [1, 1]);
  other = await createCorporateGroup(database, 'Björkhaga', [1]);
  [first = '', second = ''] = group.companies.flatMap(({ siteIds }) => siteIds);
  expert = await createUser(database, {
    firstName: 'Karin',
    lastName: 'Åberg',
    permissions: ['admin_can_update_expert_suggestions', 'can_view_corporate_group_list'],
  });
  const permissions = ['cg_can_view_time_report'] as const;
  const member = await createUser(database, { corporateGroupId: group.id, permissions });
  const limited = await createUser(database, {
    corporateGroupId: group.id,
    companyIds: [group.companies[1]?.id ?? ''],
    permissions,
  });
  expertAccess = (await app.sessionOf(expert.id)).access;
  memberAccess = (await app.sessionOf(member.id)).access;
  limitedAccess = (await app.sessionOf(limited.id)).access;
});

afterAll(() => app.close());

const path = (rest: string, of: TestCorporateGroup = group): string =>
  `/api/v1/corporategroups/${of.id}/analytics/time-sheets/${rest}`;
const october = { start_date: '2026-10-01', end_date: '2026-10-31' };

function update(body: unknown, access = expertAccess, of = group): Promise<TestAnswer> {
  return app.request('PATCH', path('update-suggestions/', of), { access, body });
}

function list(
  query = 'start_date=2026-10-01&end_date=2026-10-31',
  access = memberAccess,
): Promise<TestAnswer> {
  return app.request('GET', path(`expert-suggestions/?${query}`), { access });
}

function titles({ list: items }: TestAnswer): unknown[] {
  return items.map((item) =>
    typeof item === 'object' && item !== null && 'title' in item ? item.title : null,
  );
}

function idOf({ list: items }: TestAnswer, place = 0): number {
  const item = items[place];
  return typeof item === 'object' && item !== null && 'id' in item ? Number(item.id) : Number.NaN;
}

describe('suggestions that experts write', () => {
  test('are listed for the customer with their author, most important first', async () => {
    const written = await update({
      suggestions: [
        { period: october, title: ' Se över belysningen ', site: second, priority: 'low' },
        {
          period: october,
          title: 'Jämna ut morgontoppen',
          text: 'Sprid starterna.',
          site: first,
          category: 'power_peak',
          priority: 'high',
          potential_kwh_per_year: 0,
          potential_sek_per_year: 18_400,
        },
        { period: october, title: 'Gäller hela koncernen' },
      ],
    });
    expect(written.status).toBe(200);
    const listed = await list();
    expect(titles(listed)).toEqual(['Jämna ut morgontoppen', 'Gäller hela koncernen', 'Se över belysningen']);
    expect(listed.list[0]).toMatchObject({
      site: { uuid: first, site_id: '735999000000010000' },
      period: october,
      category: 'power_peak',
      text: 'Sprid starterna.',
      calculation: '',
      potential_kwh_per_year: 0,
      potential_sek_per_year: 18_400,
      status: 'new',
      author: { uuid: expert.id, full_name: 'Karin Åberg' },
    });
    expect(titles(await list(`start_date=2026-10-31&end_date=2026-12-31&site_id=${second}`))).toEqual([
      'Gäller hela koncernen',
      'Se över belysningen',
    ]);
    expect(titles(await list('start_date=2026-11-01&end_date=2026-11-30'))).toEqual([]);
  });

  test('of sites beyond the scope, and of the whole corporate group, are hidden from a limited view', async () => {
    expect(titles(await list(undefined, limitedAccess))).toEqual(['Se över belysningen']);
  });

  test('are followed up, changed and removed, which is on record', async () => {
    const created = await update({ suggestions: [{ period: october, title: 'Tillfälligt', site: first }] });
    const id = idOf(created);
    const done = await update({ suggestions: [{ id, period: october, title: 'Klart nu', status: 'done' }] });
    expect(done.list).toMatchObject([
      { id, title: 'Klart nu', status: 'done', site: { uuid: first }, author: { uuid: expert.id } },
    ]);
    expect((await update({ suggestions: [], removed: [id] })).list).toEqual([]);
    expect(titles(await list())).not.toContain('Klart nu');
    const events = await app.deps.database.db
      .selectFrom('audit_event')
      .select(['details', 'actor_name', 'target_id'])
      .where('event', '=', 'suggestion_change')
      .orderBy('sequence', 'desc')
      .limit(3)
      .execute();
    expect(events).toEqual(
      [`-${id}`, `~${id}=done`, `+${id}`].map((details) => ({
        details,
        actor_name: 'Karin Åberg',
        target_id: group.id,
      })),
    );
  });

  test.each([
    [{ title: '   ', period: october }, 'suggestions.0.title'],
    [{ title: 'A', period: { start_date: '2026-10-02', end_date: '2026-10-01' } }, 'suggestions.0.period'],
    [{ id: 999_999, title: 'A', period: october }, 'suggestions.0.id'],
  ])('with a wrong field are refused as a whole: %o', async (wrong, field) => {
    const before = titles(await list());
    const answer = await update({ suggestions: [wrong, { title: 'Med', period: october }] });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ type: 'field_error', details: [{ field }] });
    expect(titles(await list())).toEqual(before);
  });

  test('security 51: cannot be about a foreign site, nor be taken from another corporate group', async () => {
    const foreign = other.companies[0]?.siteIds[0] ?? '';
    const answer = await update({ suggestions: [{ title: 'A', period: october, site: foreign }] });
    expect(answer.status).toBe(404);
    const id = idOf(await update({ suggestions: [{ title: 'Eget', period: october }] }));
    const taken = await update(
      { suggestions: [{ id, title: 'Taget', period: october }] },
      expertAccess,
      other,
    );
    expect(taken.status).toBe(422);
    expect((await update({ suggestions: [], removed: [id] }, expertAccess, other)).status).toBe(422);
    expect(titles(await list())).toContain('Eget');
  });

  test('are written by staff with the permission only', async () => {
    expect((await update({ suggestions: [] }, memberAccess)).status).toBe(403);
  });
});

describe('proposals', () => {
  const may = { start_date: '2026-05-01', end_date: '2026-05-31' };
  const inMay = 'start_date=2026-05-01&end_date=2026-05-31';

  beforeAll(async () => {
    const { database } = app.deps;
    await database.db
      .updateTable('site')
      .set({ price_area: 'SE3', subscription_type: 'power', subscribed_power_kw: 80 })
      .where('id', '=', first)
      .execute();
    await storePrices(database, dayOf(2026, 5, 1), dayOf(2026, 5, 31));
    // 50 kW, except five hours of 100 kW: a movable peak that exceeds the subscription.
    const days = Array.from({ length: 31 }, (_, index) => {
      const even = evenDay(first, dayOf(2026, 5, 1 + index), 50_000);
      return index < 5 ? withHours(even, { 7: 100_000 }) : even;
    });
    await writeMeterDays(database.db, group.id, days, () => new Date('2026-06-01T04:30:00Z'));
  });

  test('come from the values with their arithmetic, and are marked until an expert signs them', async () => {
    const proposed = await update({ suggestions: [], propose: { period: may } });
    expect(proposed.status).toBe(200);
    expect(proposed.list).toMatchObject([
      { category: 'subscription', title: 'Höj abonnemanget', status: 'proposed', author: null, period: may },
      { category: 'power_peak', status: 'proposed', author: null, site: { uuid: first } },
    ]);
    expect(proposed.list[0]).toMatchObject({
      calculation: expect.stringContaining('Högsta timeffekt: 100,0 kW (2026-05-01 07:00)'),
    });
    const [subscription, peak] = [idOf(proposed, 0), idOf(proposed, 1)];
    expect((await list(inMay)).list).toMatchObject([{ status: 'proposed' }, { status: 'proposed' }]);

    const signed = await update({
      suggestions: [{ id: peak, period: may, title: 'Flytta topparna', status: 'rejected' }],
    });
    expect(signed.list).toMatchObject([
      { id: peak, status: 'rejected', author: { full_name: 'Karin Åberg' } },
    ]);

    const again = await update({ suggestions: [], propose: { period: may, sites: [first] } });
    expect(again.list).toMatchObject([{ category: 'subscription', status: 'proposed' }]);
    expect(idOf(again)).not.toBe(subscription);
    expect((await list(inMay)).list).toHaveLength(2);
  });

  test('that are edited without a status stay proposals', async () => {
    const id = idOf(await update({ suggestions: [], propose: { period: may, sites: [first] } }));
    const edited = await update({ suggestions: [{ id, period: may, title: 'Bättre rubrik' }] });
    expect(edited.list).toMatchObject([{ title: 'Bättre rubrik', status: 'proposed', author: null }]);
  });

  test('cannot be asked for with the status of one, nor for foreign sites', async () => {
    const forged = await update({ suggestions: [{ title: 'A', period: may, status: 'proposed' }] });
    expect(forged.status).toBe(400);
    const foreign = other.companies[0]?.siteIds[0] ?? '';
    expect((await update({ suggestions: [], propose: { period: may, sites: [foreign] } })).status).toBe(404);
  });

  test('need four weeks of values', async () => {
    const short = { start_date: '2026-05-01', end_date: '2026-05-10' };
    expect((await update({ suggestions: [], propose: { period: short } })).list).toEqual([]);
  });
});

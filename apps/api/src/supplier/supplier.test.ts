import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serviceScopes } from '../server/service-caller.ts';
import { serviceTokenOf } from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup } from '../testing/test-people.ts';
import { mostRows } from './rows/answer-rows.ts';
import { company, corporateGroup, invoice, site, surcharge } from './testing/norrviken.ts';
import { putBody, putRows } from './testing/put-rows.ts';

let app: TestApp;
let token: string;

beforeEach(async () => {
  app = await createTestApp();
  token = await serviceTokenOf(app, serviceScopes);
});

afterEach(() => app.close());

async function putOrganisation(): Promise<void> {
  await putRows(app, token, 'corporate-groups', [corporateGroup]);
  await putRows(app, token, 'companies', [company]);
  await putRows(app, token, 'sites', [site]);
}

function oneHourOf(kwh: number | null, more: object = {}): object {
  return {
    corporate_group: 'K-1048',
    site_id: site.site_id,
    start: '2026-05-01T00:00:00+02:00',
    resolution: 'hour',
    kwh: [kwh],
    ...more,
  };
}

async function storedDay() {
  return app.deps.database.db
    .selectFrom('meter_day')
    .select(['total_wh', 'measured_count', 'estimated_count', 'corrected_count', 'resolution'])
    .executeTakeFirst();
}

describe('rows of every kind', () => {
  const kinds = [
    ['corporate-groups', corporateGroup, { name: 'Norrviken Mat' }],
    ['companies', company, { contract: null, invoice_reference: 'Kst 1' }],
    ['sites', site, { fuse_size_a: 63, subscribed_power_kw: 40.5 }],
    [
      'contacts',
      { key: 'KA-7', corporate_group: 'K-1048', full_name: 'Karin Åberg', role: 'account_manager' },
      { email: 'karin@el.example' },
    ],
    ['surcharges', surcharge, { ore_per_kwh: 5.25 }],
    [
      'tariffs',
      {
        corporate_group: 'K-1048',
        site_id: site.site_id,
        valid_from: '2026-01-01',
        name: 'N4',
        high_load_months: [11, 12, 1],
        high_load_weekdays: [1, 2, 3, 4, 5],
        high_load_from_hour: 6,
        high_load_to_hour: 22,
        high_load_on_holidays: false,
        fuse_sizes_a: [],
        power_step_kw: 0.5,
        least_power_kw: 43,
      },
      { name: 'N4 Effekt' },
    ],
    [
      'spot-prices',
      { price_area: 'SE1', day: '2026-05-01', resolution: 'hour', ore_per_kwh: Array(24).fill(31.2) },
      { ore_per_kwh: Array(24).fill(31.3) },
    ],
    [
      'temperatures',
      { price_area: 'SE1', day: '2026-05-01', celsius: Array(24).fill(-3.1) },
      { celsius: Array(24).fill(4) },
    ],
    ['meter-values', oneHourOf(12.5), { kwh: [13] }],
    ['invoices', invoice, { payments: [{ paid_on: '2026-03-05', amount_sek: 32038 }] }],
  ] as const;

  test.each(kinds)(
    '%s are created, unchanged when sent again, changed, and tried without storing',
    async (kind, row, change) => {
      const before = kinds.findIndex(([name]) => name === kind);
      for (const [name, earlier] of kinds.slice(0, Math.min(before, 3)))
        await putRows(app, token, name, [earlier]);
      const results = async (sent: object, query = ''): Promise<unknown> => {
        const { rows, counts } = await putRows(app, token, kind, [sent], { query });
        expect(counts).not.toBeNull();
        return rows.map(({ result, problems }) => problems ?? result);
      };
      expect(await results(row, '?dry_run=true')).toEqual(['created']);
      expect(await results(row)).toEqual(['created']);
      expect(await results(row)).toEqual(['unchanged']);
      const changed = { ...row, ...change };
      expect(await results(changed, '?dry_run=true')).toEqual(['changed']);
      expect(await results(changed)).toEqual(['changed']);
      expect(await results(changed)).toEqual(['unchanged']);
    },
  );

  test('a field that is left out keeps its value', async () => {
    await putOrganisation();
    await putRows(app, token, 'sites', [{ ...site, manager: 'Per Öberg', fuse_size_a: 63 }]);
    await putRows(app, token, 'sites', [{ ...site, fuse_size_a: null }]);
    const stored = await app.deps.database.db
      .selectFrom('site')
      .select(['manager', 'fuse_size_a'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ manager: 'Per Öberg', fuse_size_a: null });
  });

  test('what a row replaced is kept, with the account that put it, and the audit log tells of it', async () => {
    await putOrganisation();
    await putRows(app, token, 'companies', [{ ...company, name: 'Norrviken Handel AB' }]);
    const { db } = app.deps.database;
    const changes = await db
      .selectFrom('supplier_change')
      .select(['operation', 'key', 'before', 'after', 'account_name'])
      .orderBy('id')
      .execute();
    expect(changes.at(-1)).toMatchObject({
      operation: 'putSupplierCompanies',
      key: 'K-1048 1048213',
      before: { name: 'Norrviken Butik AB' },
      after: { name: 'Norrviken Handel AB' },
    });
    const events = await db
      .selectFrom('audit_event')
      .select(['event', 'actor_name', 'operation', 'details'])
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(events).toEqual({
      event: 'supplier_put',
      actor_name: changes[0]?.account_name,
      operation: 'putSupplierCompanies',
      details: '+0 ~1',
    });
  });
});

describe('a row is answered by itself', () => {
  test('refused rows name field and reason, and the others are stored', async () => {
    await putRows(app, token, 'corporate-groups', [corporateGroup]);
    const body = [
      JSON.stringify(company),
      '{"corporate_group": "K-1048"',
      JSON.stringify({ ...company, customer_id: '2', organization_number: '556016-0681' }),
      JSON.stringify({ ...company, customer_id: '3', corporate_group: 'K-9' }),
      JSON.stringify({ ...company, customer_id: '4', colour: 'red' }),
      '',
      JSON.stringify({ ...company, customer_id: '5' }),
    ].join('\n');
    const { rows, counts } = await putBody(app, token, 'companies', body);
    expect(rows).toEqual([
      { line: 1, key: 'K-1048 1048213', result: 'created' },
      { line: 2, result: 'refused', problems: [{ field: '', errors: ['Raden är inte JSON.'] }] },
      {
        line: 3,
        key: 'K-1048 2',
        result: 'refused',
        problems: [{ field: 'organization_number', errors: ['Organisationsnumret är inte giltigt.'] }],
      },
      {
        line: 4,
        key: 'K-9 3',
        result: 'refused',
        problems: [{ field: 'corporate_group', errors: ['Det finns ingen koncern med den nyckeln.'] }],
      },
      { line: 5, result: 'refused', problems: [{ field: 'colour', errors: ['Fältet är okänt.'] }] },
      { line: 7, key: 'K-1048 5', result: 'created' },
    ]);
    expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 4 });
  });

  test('of two rows for the same thing the later one wins', async () => {
    const { rows } = await putRows(app, token, 'corporate-groups', [
      corporateGroup,
      { ...corporateGroup, name: 'Norrviken Mat' },
      { ...corporateGroup, key: 'K-2', name: 'Björkhaga' },
    ]);
    expect(rows.map(({ result }) => result)).toEqual(['created', 'changed', 'created']);
  });

  test('a row that only the database refuses costs no other', async () => {
    await putOrganisation();
    const wide = { ...site, site_id: '7', subscribed_power_kw: 999_998.9999 };
    const { rows } = await putRows(app, token, 'surcharges', [
      surcharge,
      { ...surcharge, valid_from: '2026-02-01' },
    ]);
    expect(rows.map(({ result }) => result)).toEqual(['created', 'created']);
    const sites = await putRows(app, token, 'sites', [wide, { ...site, site_id: '8' }]);
    expect(sites.rows.map(({ result }) => result)).toEqual(['created', 'created']);
  });

  test('problems are in the language that is asked for', async () => {
    const { rows } = await putRows(app, token, 'sites', [site], { headers: { 'Accept-Language': 'en' } });
    expect(JSON.stringify(rows)).toContain('There is no corporate group with that key.');
  });
});

describe('a body', () => {
  test('may be gzip', async () => {
    const { counts } = await putBody(
      app,
      token,
      'corporate-groups',
      gzipSync(JSON.stringify(corporateGroup)),
      {
        headers: { 'Content-Encoding': 'gzip' },
      },
    );
    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 0 });
  });

  test('of another type or encoding answers 415', async () => {
    const json = { headers: { 'Content-Type': 'application/json' } };
    expect((await putBody(app, token, 'sites', '[]', json)).status).toBe(415);
    const brotli = { headers: { 'Content-Encoding': 'br' } };
    expect((await putBody(app, token, 'sites', '', brotli)).status).toBe(415);
  });

  test('that breaks off has no counts; what came before is stored, and sending it again completes it', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      ...corporateGroup,
      key: `K-${index}`,
    }));
    const whole = gzipSync(rows.map((row) => JSON.stringify(row)).join('\n'));
    const gzip = { headers: { 'Content-Encoding': 'gzip' } };
    const broken = await putBody(app, token, 'corporate-groups', whole.subarray(0, whole.length - 400), gzip);
    expect(broken.counts).toBeNull();
    expect(broken.rows.at(-1)).toMatchObject({
      result: 'refused',
      problems: [{ field: '', errors: ['Sändningen bröts av. Skicka raderna igen.'] }],
    });
    const again = await putBody(app, token, 'corporate-groups', whole, gzip);
    expect(again.counts).toMatchObject({ changed: 0, refused: 0 });
    expect(Number(again.counts?.['created']) + Number(again.counts?.['unchanged'])).toBe(1200);
    const created = broken.rows.filter(({ result }) => result === 'created').length;
    expect(again.counts?.['unchanged']).toBe(created);
  });

  test('with a row that is too long or not UTF-8 goes on with the next', async () => {
    const long = `{"key": "${'x'.repeat(20_000)}"}\n`;
    const latin = Buffer.concat([Buffer.from('{"key": "'), Buffer.from([0xe5]), Buffer.from('"}\n')]);
    const body = Buffer.concat([Buffer.from(long), latin, Buffer.from(JSON.stringify(corporateGroup))]);
    const { rows } = await putBody(app, token, 'corporate-groups', body);
    expect(rows.map(({ result, problems }) => problems ?? result)).toEqual([
      [{ field: '', errors: ['Raden är för lång: högst 16384 byte.'] }],
      [{ field: '', errors: ['Raden är inte UTF-8.'] }],
      'created',
    ]);
  });

  test('with more rows than allowed is read no further', async () => {
    const { rows, counts } = await putBody(app, token, 'corporate-groups', '{}\n'.repeat(mostRows + 10));
    expect(counts).toBeNull();
    expect(rows).toHaveLength(mostRows + 1);
    expect(JSON.stringify(rows.at(-1))).toContain('för många rader');
  });

  test('of a gigabyte of nothing ends within bounded memory', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    const { rows } = await putBody(app, token, 'sites', bomb, { headers: { 'Content-Encoding': 'gzip' } });
    expect(rows.map(({ result }) => result)).toEqual(['refused']);
  });
});

describe('corporate groups', () => {
  test('made in the portal are taken over by their organisation number, unless several have it', async () => {
    const { database } = app.deps;
    const made = await createCorporateGroup(database, 'Norrviken', []);
    await database.db
      .updateTable('corporate_group')
      .set({ organization_number: corporateGroup.organization_number })
      .execute();
    const first = await putRows(app, token, 'corporate-groups', [corporateGroup]);
    expect(first.rows.map(({ result }) => result)).toEqual(['changed']);
    const stored = await database.db.selectFrom('corporate_group').select(['id', 'name']).execute();
    expect(stored).toEqual([{ id: made.id, name: 'Norrviken Livs' }]);

    await createCorporateGroup(database, 'Björkhaga', []);
    await createCorporateGroup(database, 'Björkhaga två', []);
    await database.db
      .updateTable('corporate_group')
      .set({ organization_number: '559000-0005' })
      .where('supplier_key', 'is', null)
      .execute();
    const row = { key: 'K-2', name: 'Björkhaga', organization_number: '559000-0005' };
    const second = await putRows(app, token, 'corporate-groups', [row]);
    expect(second.rows).toMatchObject([{ result: 'refused', problems: [{ field: 'key' }] }]);
  });

  test('put twice at once are made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => putRows(app, token, 'corporate-groups', [corporateGroup])),
    );
    const results = answers.flatMap(({ rows }) => rows.map(({ result }) => result)).toSorted();
    expect(results).toEqual(['created', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });
});

describe('meter values', () => {
  beforeEach(putOrganisation);

  test('replace what there was, which is kept; a null leaves it, and an estimate never replaces a reading', async () => {
    await putRows(app, token, 'meter-values', [oneHourOf(10, { quality: 'estimated' })]);
    expect(await storedDay()).toMatchObject({ total_wh: 10_000, estimated_count: 1 });
    await putRows(app, token, 'meter-values', [oneHourOf(12)]);
    expect(await storedDay()).toMatchObject({ total_wh: 12_000, measured_count: 1, estimated_count: 0 });
    const estimate = await putRows(app, token, 'meter-values', [oneHourOf(9, { quality: 'estimated' })]);
    const nothing = await putRows(app, token, 'meter-values', [oneHourOf(null)]);
    expect([...estimate.rows, ...nothing.rows].map(({ result }) => result)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    await putRows(app, token, 'meter-values', [oneHourOf(11)]);
    expect(await storedDay()).toMatchObject({ total_wh: 11_000, corrected_count: 1 });
    const versions = await app.deps.database.db.selectFrom('meter_day_version').select('day').execute();
    expect(versions).toHaveLength(2);
  });

  test('of a whole year cross both changes of the clock', async () => {
    const kwh = Array.from({ length: 3000 }, () => 1);
    const rows = [0, 1, 2].map((part) =>
      oneHourOf(1, {
        start: new Date(Date.parse('2025-01-01T00:00:00+01:00') + part * 3000 * 3_600_000).toISOString(),
        kwh: part === 2 ? kwh.slice(0, 2760) : kwh,
      }),
    );
    const { rows: answers } = await putRows(app, token, 'meter-values', rows);
    expect(answers.map(({ result }) => result)).toEqual(['created', 'created', 'created']);
    const months = await app.deps.database.db
      .selectFrom('site_month')
      .select(['month', 'total_wh'])
      .orderBy('month')
      .execute();
    expect(months).toHaveLength(12);
    expect(months.find(({ month }) => month === '2025-03-01')?.total_wh).toBe(743_000);
    expect(months.find(({ month }) => month === '2025-10-01')?.total_wh).toBe(745_000);
  });

  test('in two requests at once are both there', async () => {
    const later = oneHourOf(2, { start: '2026-05-01T01:00:00+02:00' });
    await Promise.all([
      putRows(app, token, 'meter-values', [oneHourOf(1)]),
      putRows(app, token, 'meter-values', [later]),
    ]);
    expect(await storedDay()).toMatchObject({ total_wh: 3000, measured_count: 2 });
  });

  test.each([
    ['off the hour', { start: '2026-05-01T00:10:00+02:00' }, 'start'],
    ['in the future', { start: '2100-05-01T00:00:00+02:00' }, 'start'],
    ['of an unknown site', { site_id: '1' }, 'site_id'],
    ['below zero', { kwh: [-1] }, 'kwh'],
    ['none at all', { kwh: [] }, 'kwh'],
    ['beyond what fits', { kwh: [2_147_484] }, 'kwh'],
  ])('%s are refused', async (_, more, field) => {
    const { rows } = await putRows(app, token, 'meter-values', [oneHourOf(1, more)]);
    expect(rows).toMatchObject([{ result: 'refused', problems: [{ field }] }]);
    expect(await storedDay()).toBeUndefined();
  });

  test('by quarters on a day of hours are refused, and the days around them with them', async () => {
    await putRows(app, token, 'meter-values', [oneHourOf(1)]);
    const quarters = oneHourOf(1, {
      start: '2026-04-30T23:00:00+02:00',
      resolution: 'quarter',
      kwh: Array(8).fill(1),
    });
    const { rows } = await putRows(app, token, 'meter-values', [quarters]);
    expect(rows).toMatchObject([
      {
        result: 'refused',
        problems: [{ field: 'resolution', errors: ['Anläggningen har värden per timme den 2026-05-01.'] }],
      },
    ]);
    expect(await app.deps.database.db.selectFrom('meter_day').select('day').execute()).toHaveLength(1);
  });
});

describe('prices', () => {
  test('of quarters give the hours their means, and a day of 23 hours takes 23', async () => {
    const quarters = Array.from({ length: 96 }, (_, index) => index % 4);
    const rows = [
      { price_area: 'SE3', day: '2026-05-01', resolution: 'quarter', ore_per_kwh: quarters },
      { price_area: 'SE3', day: '2026-03-29', resolution: 'hour', ore_per_kwh: Array(23).fill(1) },
      { price_area: 'SE3', day: '2026-03-30', resolution: 'hour', ore_per_kwh: Array(23).fill(1) },
    ];
    const { rows: answers } = await putRows(app, token, 'spot-prices', rows);
    expect(answers.map(({ result, problems }) => problems ?? result)).toEqual([
      'created',
      'created',
      [{ field: 'ore_per_kwh', errors: ['Dagen har 24 värden, och 23 skickades.'] }],
    ]);
  });
});

describe('invoices', () => {
  beforeEach(putOrganisation);

  test('are never rewritten: only what happens to them changes', async () => {
    await putRows(app, token, 'invoices', [invoice]);
    const rewritten = await putRows(app, token, 'invoices', [{ ...invoice, due_date: '2026-03-09' }]);
    expect(rewritten.rows).toMatchObject([{ result: 'refused', problems: [{ field: 'due_date' }] }]);
    const [first] = invoice.lines;
    const relined = { ...invoice, lines: [{ ...first, description: 'El' }, invoice.lines[1]] };
    expect((await putRows(app, token, 'invoices', [relined])).rows).toMatchObject([
      { result: 'refused', problems: [{ field: 'lines' }] },
    ]);
    const reminded = await putRows(app, token, 'invoices', [{ ...invoice, reminded_on: '2026-03-20' }]);
    expect(reminded.rows.map(({ result }) => result)).toEqual(['changed']);
  });

  test('are credited by a credit note, in the same request or later', async () => {
    const note = {
      ...invoice,
      invoice_number: '4100238717',
      type: 'credit_note',
      credits_invoice: invoice.invoice_number,
      amount_excl_vat_sek: -25630.22,
      vat_sek: -6407.56,
      rounding_sek: -0.22,
      total_sek: -32038,
      lines: invoice.lines.map((line) => ({
        ...line,
        quantity: -line.quantity,
        amount_excl_vat_sek: -line.amount_excl_vat_sek,
      })),
    };
    const { rows } = await putRows(app, token, 'invoices', [note, invoice, note]);
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'created', 'created']);
    const stored = await app.deps.database.db
      .selectFrom('invoice')
      .select(['serial', 'credits_ore'])
      .orderBy('serial')
      .execute();
    expect(stored).toEqual([
      { serial: 1, credits_ore: 3_203_800 },
      { serial: 2, credits_ore: 0 },
    ]);
  });

  test.each([
    ['a sum that is not that of its lines', { amount_excl_vat_sek: 25630.23 }, 'amount_excl_vat_sek'],
    ['a total that does not add up', { total_sek: 32039 }, 'total_sek'],
    ['öre in parts', { vat_sek: 6407.561 }, 'vat_sek'],
    ['a due date before its own', { due_date: '2026-02-01' }, 'due_date'],
    ['a credit that it has no use for', { credits_invoice: '1' }, 'credits_invoice'],
    ['no invoice to credit', { type: 'credit_note' }, 'credits_invoice'],
    ['an unknown company', { customer_id: '9' }, 'customer_id'],
    ['an unknown site', { lines: [{ ...invoice.lines[0], site_id: '9' }] }, 'lines.site_id'],
    ['a payment of nothing', { payments: [{ paid_on: '2026-03-05', amount_sek: 0 }] }, 'payments.amount_sek'],
  ])('with %s are refused', async (_, change, field) => {
    const { rows } = await putRows(app, token, 'invoices', [{ ...invoice, ...change }]);
    expect(rows).toMatchObject([{ result: 'refused' }]);
    expect(JSON.stringify(rows)).toContain(`"field":"${field}"`);
    expect(await app.deps.database.db.selectFrom('invoice').select('id').execute()).toEqual([]);
  });
});

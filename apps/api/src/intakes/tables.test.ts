import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bytesOf } from '../files/testing/bytes.ts';
import { xlsxFile } from '../files/xlsx.ts';
import { textColumns } from '../supplier/files/tables/testing/made-workbook.ts';
import { company, site } from '../supplier/testing/norrviken.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import {
  actOn,
  everyFigure,
  intakeScene,
  sendFile,
  update,
  type IntakeScene,
} from './testing/intake-scene.ts';

let app: TestApp;
let scene: IntakeScene;

beforeEach(async () => {
  app = await createTestApp();
  scene = await intakeScene(app);
});

afterEach(() => app.close());

function send(body: string, fileName = 'tabell.csv') {
  return sendFile(app, scene.access, body, { fileName });
}

function change(body: Readonly<Record<string, unknown>>, settings: object) {
  return update(app, scene.access, body, settings);
}

function hours(kwh: (hour: number) => string): readonly string[] {
  return Array.from(
    { length: 24 },
    (_, hour) => `2026-11-02 ${String(hour).padStart(2, '0')}:00;${kwh(hour)}`,
  );
}

const known = [
  'Anläggnings-id;Tidpunkt;Förbrukning (kWh)',
  ...hours((hour) => `${hour},5`).map((row) => `${site.site_id};${row}`),
].join('\n');

/** A table whose columns nobody but its sender knows. */
const strange = [
  'MP;När;Utfall',
  ...hours((hour) => `${hour},5`).map((row) => `${site.site_id};${row}`),
].join('\n');

const mapping = [
  { column: 'MP', meaning: 'site_id' },
  { column: 'När', meaning: 'time' },
  { column: 'Utfall', meaning: 'value', unit: 'kwh' },
];

describe('a table whose heads are known', () => {
  test('is read and stored without being asked about, whichever corporate group its sites are of', async () => {
    const { body } = await send(known);
    expect(body).toMatchObject({
      format: 'csv',
      kind: 'meter_values',
      state: 'ready',
      needs: [],
      period: { start_date: '2026-11-02', end_date: '2026-11-02' },
      counts: { rows: 24, sites: 1, created: 24, refused: 0, to_store: 24 },
      columns: { head_line: 1, sheet: null, missing: [] },
    });
    expect(body).toMatchObject({
      columns: {
        columns: [
          { column: 'Anläggnings-id', meaning: 'site_id', samples: expect.arrayContaining([site.site_id]) },
          { column: 'Tidpunkt', meaning: 'time' },
          { column: 'Förbrukning (kWh)', meaning: 'value', unit: 'kwh' },
        ],
      },
    });
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 24 } });
    expect((await send(known)).body).toMatchObject({ counts: { created: 0, unchanged: 24 } });
  });

  test('is undone as a whole', async () => {
    const before = await everyFigure(app);
    const stored = await actOn(app, scene.access, (await send(known)).body, 'store');
    expect((await actOn(app, scene.access, stored.body, 'undo')).body['state']).toBe('undone');
    expect(await everyFigure(app)).toEqual(before);
  });

  test('refuses values in a column that may be a site, and asks what it is', async () => {
    const wide = ['Tidpunkt;Butik A', ...hours((hour) => `${hour},5`)].join('\n');
    const { body } = await send(wide);
    expect(body).toMatchObject({ state: 'needs_settings', needs: ['mapping'] });
    const changed = await change(body, {
      kind: 'meter_values',
      mapping: [{ column: 'Butik A', meaning: 'site', unit: 'kwh', site_id: site.site_id }],
    });
    expect(changed.body).toMatchObject({ state: 'ready', counts: { rows: 24, created: 24 } });
  });
});

describe('a table whose heads are not known', () => {
  test('asks what its columns mean, shows their first values, and is read as told', async () => {
    const { body } = await send(strange);
    expect(body).toMatchObject({ state: 'needs_settings', format: 'csv', needs: ['mapping'], issues: [] });
    expect(body).toMatchObject({
      columns: { columns: [{ column: 'MP', samples: expect.arrayContaining([site.site_id]) }, {}, {}] },
    });
    const changed = await change(body, { kind: 'meter_values', mapping });
    expect(changed.body).toMatchObject({
      state: 'ready',
      kind: 'meter_values',
      counts: { rows: 24, created: 24, refused: 0 },
      settings: { kind: 'meter_values', mapping },
    });
    const stored = await actOn(app, scene.access, changed.body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 24 } });
  });

  test('is remembered by its head: the next file is read without a question', async () => {
    const { body } = await send(strange);
    await change(body, { kind: 'meter_values', mapping, mapping_name: 'Mätbolaget' });
    const next = await send(strange.replaceAll('2026-11-02', '2026-11-03'));
    expect(next.body).toMatchObject({
      state: 'ready',
      counts: { created: 24 },
      settings: { mapping_name: 'Mätbolaget', mapping },
    });
    const stored = await actOn(app, scene.access, next.body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 24 } });
    const listed = await app.request('GET', '/api/v1/intake-mappings/', scene);
    expect(listed.body['results']).toMatchObject([
      { name: 'Mätbolaget', kind: 'meter_values', columns: mapping, created_by: 'Alva Lindmark' },
    ]);
  });

  test('is asked about again when its mapping was forgotten', async () => {
    const { body } = await send(strange);
    await change(body, { kind: 'meter_values', mapping, mapping_name: 'Mätbolaget' });
    const listed = await app.request('GET', '/api/v1/intake-mappings/', scene);
    const [kept] = Array.isArray(listed.body['results']) ? listed.body['results'] : [];
    const answer = await app.request(
      'DELETE',
      `/api/v1/intake-mappings/${String(Object(kept)['uuid'])}/`,
      scene,
    );
    expect(answer.status).toBe(200);
    expect((await send(strange)).body).toMatchObject({ state: 'needs_settings', settings: { mapping: [] } });
  });

  test('keeps one mapping for a head, and one head for a name', async () => {
    const { body } = await send(strange);
    await change(body, { kind: 'meter_values', mapping, mapping_name: 'Mätbolaget' });
    await change(body, { mapping_name: 'Mätbolaget AB' });
    const listed = await app.request('GET', '/api/v1/intake-mappings/', scene);
    expect(listed.body['results']).toMatchObject([{ name: 'Mätbolaget AB' }]);
    const other = await send(strange.replace('Utfall', 'Resultat'));
    const taken = await change(other.body, { kind: 'meter_values', mapping_name: 'Mätbolaget AB' });
    expect(taken.status).toBe(422);
    expect(taken.body['details']).toMatchObject([{ field: 'mapping_name' }]);
  });
});

describe('what is told is checked', () => {
  test.each([
    [
      'a meaning that its kind does not have',
      { kind: 'meter_values', mapping: [{ column: 'MP', meaning: 'vat' }] },
    ],
    [
      'two meanings of a column',
      { kind: 'meter_values', mapping: [...mapping, { column: 'MP', meaning: 'ignore' }] },
    ],
    ['a name for what is not known yet', { mapping_name: 'Mätbolaget' }],
  ])('%s is refused, and nothing is changed', async (_, settings) => {
    const { body } = await send('MP;När;Utfall\n1;2;3\n4;5;6');
    const answer = await change(body, settings);
    expect(answer.status).toBe(422);
    const { body: now } = await app.request('GET', `/api/v1/intakes/${String(body['uuid'])}/`, scene);
    expect(now).toMatchObject({
      state: 'needs_settings',
      settings: { kind: null, mapping: [], mapping_name: null },
    });
  });

  test('a date that can be read in two ways is refused until its order is told', async () => {
    const rows = Array.from({ length: 3 }, (_, hour) => `${site.site_id};03/11/2026 0${hour}:00;1,5`);
    const { body } = await send(['Anläggnings-id;Tidpunkt;Förbrukning (kWh)', ...rows].join('\n'));
    expect(body['counts']).toMatchObject({ created: 0 });
    const sent = await send(known);
    const changed = await change(sent.body, {
      date_order: 'day_first',
      decimal_mark: 'comma',
      time_zone: 'UTC',
    });
    expect(changed.body).toMatchObject({
      state: 'ready',
      settings: { date_order: 'day_first', time_zone: 'UTC' },
    });
    // 2 November in UTC ends on the local day after.
    expect(changed.body).toMatchObject({ period: { end_date: '2026-11-03' } });
  });
});

describe('other rows', () => {
  test('companies ask for their corporate group, and are stored in it', async () => {
    const { body } = await send(
      'Kundnummer;Bolag;Organisationsnummer\n9001;Norrviken Fastigheter AB;556677-8899',
    );
    expect(body).toMatchObject({ kind: 'companies', state: 'needs_settings', needs: ['corporate_group'] });
    const groups = await app.deps.database.db.selectFrom('corporate_group').select('id').executeTakeFirst();
    const changed = await change(body, { corporate_group: groups?.id });
    expect(changed.body).toMatchObject({ kind: 'companies', needs: [], counts: { rows: 1 } });
  });

  test('a sheet of prices in a workbook is read by its name', async () => {
    const bytes = await bytesOf(
      xlsxFile([
        { name: 'Om', columns: textColumns('Läs mig'), rows: [['hej']] },
        {
          name: 'Priser',
          columns: textColumns('Elområde', 'Tidpunkt', 'Spotpris (öre/kWh)'),
          rows: Array.from({ length: 24 }, (_, hour) => [
            'SE3',
            `2026-11-02 ${String(hour).padStart(2, '0')}:00`,
            `${hour},5`,
          ]),
        },
      ]),
    );
    const { body } = await sendFile(app, scene.access, Uint8Array.from(bytes), { fileName: 'priser.xlsx' });
    expect(body).toMatchObject({
      format: 'xlsx',
      kind: 'spot_prices',
      state: 'ready',
      columns: { sheet: 'Priser' },
    });
    const stored = await actOn(app, scene.access, body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 1 } });
  });

  test('a workbook that is no workbook is refused by what is wrong with it', async () => {
    const { body } = await sendFile(app, scene.access, Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), {
      fileName: 'tabell.xlsx',
    });
    expect(body).toMatchObject({ state: 'refused', columns: null });
    expect(body['note']).not.toBe('');
  });

  test('text that is no table is refused', async () => {
    const { body } = await send(`Hej ${company.name}`);
    expect(body).toMatchObject({ state: 'refused', format: null });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PeppolInvoice } from '../invoices/peppol/peppol-invoice.ts';
import { company, site } from '../supplier/testing/norrviken.ts';
import { creditOfNorrviken, peppolFile, peppolOfNorrviken } from '../supplier/testing/peppol-of-norrviken.ts';
import { putRows } from '../supplier/testing/put-rows.ts';
import { referenceFile } from '../testing/reference-data.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { takeIn } from './take-in.ts';
import {
  actOn,
  everyFigure,
  intakeScene,
  secondSite,
  sendFile,
  update,
  type IntakeScene,
} from './testing/intake-scene.ts';

const samples = referenceFile(join('intake_samples', 'peppol'));

let app: TestApp;
let scene: IntakeScene;

beforeEach(async () => {
  app = await createTestApp();
  scene = await intakeScene(app);
});

afterEach(() => app.close());

function send(invoice: PeppolInvoice) {
  return sendFile(app, scene.access, peppolFile(invoice), { fileName: `${invoice.number}.xml` });
}

function give(body: Readonly<Record<string, unknown>>, settings: object) {
  return update(app, scene.access, body, settings);
}

const categories = [
  { article: 'EL-KV', category: 'energy' },
  { article: 'PASLAG', category: 'surcharge' },
] as const;

const next: PeppolInvoice = { ...peppolOfNorrviken, number: '4100238720' };

async function storedCategories(number: string): Promise<readonly (readonly [string, string])[]> {
  const lines = await app.deps.database.db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['code', 'category'])
    .where('invoice_number', '=', number)
    .orderBy('position')
    .execute();
  return lines.map(({ code, category }) => [code, category]);
}

describe('an invoice whose articles nobody has told of', () => {
  test('asks what they are, and is read in as told', async () => {
    const before = await everyFigure(app);
    const { body } = await send(peppolOfNorrviken);
    expect(body).toMatchObject({
      format: 'peppol',
      kind: 'invoices',
      state: 'needs_settings',
      needs: ['article_categories'],
      issues: [],
      counts: { rows: 1, refused: 1 },
      articles: {
        seller: 'Vinröd Energi AB',
        articles: [
          { article: 'EL-KV', name: 'Elpris rörligt kvart', unit: 'kWh', category: null, is_needed: true },
          { article: 'PASLAG', name: 'Påslag', unit: 'kWh', category: null, is_needed: true },
        ],
      },
    });
    const refused = await app.request('POST', `/api/v1/intakes/${String(body['uuid'])}/store/`, scene);
    expect(refused.status).toBe(422);
    const given = await give(body, { article_categories: categories });
    expect(given.body).toMatchObject({
      state: 'ready',
      needs: [],
      counts: { rows: 1, created: 1, refused: 0, to_store: 1 },
      settings: { article_categories: categories },
      articles: { articles: [{ category: 'energy' }, { category: 'surcharge' }] },
    });
    const stored = await actOn(app, scene.access, given.body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 1 } });
    expect(await storedCategories(peppolOfNorrviken.number)).toEqual([
      ['EL-KV', 'energy'],
      ['PASLAG', 'surcharge'],
    ]);
    expect((await actOn(app, scene.access, stored.body, 'undo')).body['state']).toBe('undone');
    expect(await everyFigure(app)).toEqual(before);
  });

  test('reaches a company of a corporate group that was made in the portal', async () => {
    await app.deps.database.db.updateTable('corporate_group').set({ supplier_key: null }).execute();
    const { body } = await send(peppolOfNorrviken);
    const given = await give(body, { article_categories: categories });
    const stored = await actOn(app, scene.access, given.body, 'store');
    expect(stored.body).toMatchObject({ state: 'stored', counts: { created: 1 } });
    const credit = await send(creditOfNorrviken);
    expect(credit.body).toMatchObject({ state: 'ready', counts: { rows: 1, created: 1, refused: 0 } });
  });

  test('asks again for one that was left out', async () => {
    const { body } = await send(peppolOfNorrviken);
    const given = await give(body, { article_categories: categories.slice(1) });
    expect(given.body).toMatchObject({
      state: 'needs_settings',
      articles: {
        articles: [
          { article: 'EL-KV', category: null },
          { article: 'PASLAG', category: 'surcharge' },
        ],
      },
    });
  });

  test('offers the others too, and is not asked about what only they are', async () => {
    const lines = peppolOfNorrviken.lines.map((line) => ({ ...line, unit: 'C62' }));
    const { body } = await send({ ...peppolOfNorrviken, lines });
    expect(body).toMatchObject({
      state: 'ready',
      articles: { articles: [{ article: 'EL-KV', unit: 'st', category: null, is_needed: false }, {}] },
    });
    const given = await give(body, { article_categories: [{ article: 'EL-KV', category: 'grid' }] });
    await actOn(app, scene.access, given.body, 'store');
    expect(await storedCategories(peppolOfNorrviken.number)).toEqual([
      ['EL-KV', 'grid'],
      ['PASLAG', 'other'],
    ]);
  });

  test('is refused for what nobody can tell, and not asked about', async () => {
    const { body } = await send({ ...peppolOfNorrviken, number: 'F-1' });
    expect(body).toMatchObject({
      state: 'refused',
      needs: [],
      note: expect.stringContaining('Fakturanumret'),
    });
  });

  test('without article numbers is known by what its lines are called, not by their place', async () => {
    const [spot, surcharge] = peppolOfNorrviken.lines.map((line) => ({ ...line, article: null }));
    if (spot === undefined || surcharge === undefined) throw new Error('The invoice has two lines.');
    const { body } = await send({ ...peppolOfNorrviken, lines: [spot, surcharge] });
    const named = [
      { article: 'Elpris rörligt kvart', category: 'energy' },
      { article: 'Påslag', category: 'surcharge' },
    ];
    const given = await give(body, { article_categories: named });
    expect(given.body['state']).toBe('ready');
    const turned = await send({
      ...next,
      lines: [
        { ...surcharge, id: '1' },
        { ...spot, id: '2' },
      ],
    });
    expect(turned.body['state']).toBe('ready');
    await actOn(app, scene.access, turned.body, 'store');
    expect(await storedCategories(next.number)).toEqual([
      ['1', 'surcharge'],
      ['2', 'energy'],
    ]);
  });
});

describe('what was told once', () => {
  beforeEach(async () => {
    const { body } = await send(peppolOfNorrviken);
    await actOn(app, scene.access, (await give(body, { article_categories: categories })).body, 'store');
  });

  test('holds for the next invoice of the seller, and for its credit note', async () => {
    const { body } = await send(next);
    expect(body).toMatchObject({ state: 'ready', settings: { article_categories: categories } });
    const credit = await send(creditOfNorrviken);
    await actOn(app, scene.access, credit.body, 'store');
    expect(await storedCategories(creditOfNorrviken.number)).toEqual([
      ['EL-KV', 'energy'],
      ['PASLAG', 'surcharge'],
    ]);
  });

  test('lets the folder and the command read the next one in by themselves', async () => {
    const intake = await takeIn(
      { ...app.deps, isStopping: () => false },
      {
        fileName: 'faktura.xml',
        read: () => new Blob([peppolFile(next)]).stream(),
        source: 'inbox',
        sender: { id: null, name: 'Inkorg' },
        reachesAll: true,
      },
    );
    expect(intake.state).toBe('stored');
    expect(await storedCategories(next.number)).toEqual([
      ['EL-KV', 'energy'],
      ['PASLAG', 'surcharge'],
    ]);
  });

  test('is not taken for what another seller sells under the same number', async () => {
    const { seller } = peppolOfNorrviken;
    const { body } = await send({
      ...next,
      seller: { ...seller, vatNumber: 'SE556999888801', legalId: { scheme: '0007', id: '5569998888' } },
    });
    expect(body).toMatchObject({ state: 'needs_settings', needs: ['article_categories'] });
  });

  test('can be told otherwise, which the next one has', async () => {
    const { body } = await send(next);
    const given = await give(body, {
      article_categories: [{ article: 'PASLAG', category: 'environment' }],
    });
    expect(given.body).toMatchObject({
      state: 'ready',
      settings: {
        article_categories: [
          { article: 'PASLAG', category: 'environment' },
          { article: 'EL-KV', category: 'energy' },
        ],
      },
    });
    const third = await send({ ...next, number: '4100238721' });
    await actOn(app, scene.access, third.body, 'store');
    expect(await storedCategories('4100238721')).toEqual([
      ['EL-KV', 'energy'],
      ['PASLAG', 'environment'],
    ]);
  });

  test('does not change a file that waits to be read in', async () => {
    const { body: waiting } = await send(next);
    const { body } = await send({ ...next, number: '4100238721' });
    await give(body, { article_categories: [{ article: 'PASLAG', category: 'tax' }] });
    await actOn(app, scene.access, waiting, 'store');
    expect(await storedCategories(next.number)).toEqual([
      ['EL-KV', 'energy'],
      ['PASLAG', 'surcharge'],
    ]);
  });
});

describe('refuses', () => {
  test('an article told twice, and articles of a table', async () => {
    const { body } = await send(peppolOfNorrviken);
    const twice = await give(body, { article_categories: [...categories, ...categories] });
    expect(twice).toMatchObject({ status: 422 });
    expect(twice.text).toContain('En artikel kan bara vara en sak.');
    const table = await sendFile(app, scene.access, 'Nyckel;Namn\nK-2;Sydkraft', { fileName: 'k.csv' });
    const ofTable = await give(table.body, { article_categories: categories });
    expect(ofTable.status).toBe(422);
    expect(ofTable.text).toContain('Filen är ingen faktura med artiklar.');
  });

  test('a site that nobody has', async () => {
    const { body } = await send(peppolOfNorrviken);
    expect((await give(body, { site: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11' })).status).toBe(404);
  });
});

test('an invoice that is refused for several things is one row', async () => {
  const text = peppolFile(peppolOfNorrviken)
    .toString()
    .replaceAll('>SEK<', '>EUR<')
    .replaceAll('"SEK"', '"EUR"')
    .replaceAll(/<cbc:DueDate>[^<]*<\/cbc:DueDate>/g, '');
  const { body } = await sendFile(app, scene.access, text, { fileName: 'faktura.xml' });
  expect(body).toMatchObject({ format: 'peppol', state: 'refused', counts: { rows: 1, refused: 1 } });
});

test('an invoice whose lines do not say their site asks for it', async () => {
  const lines = peppolOfNorrviken.lines.map((line) => ({ ...line, objectId: null }));
  const { body } = await send({ ...peppolOfNorrviken, lines });
  expect(body).toMatchObject({ state: 'needs_settings', needs: ['site', 'article_categories'] });
  const { id } = await app.deps.database.db
    .selectFrom('site')
    .select('id')
    .where('site_id', '=', secondSite.site_id)
    .executeTakeFirstOrThrow();
  const given = await give(body, { article_categories: categories, site: id });
  expect(given.body).toMatchObject({
    state: 'ready',
    settings: { site: { uuid: id, site_id: secondSite.site_id, name: 'Hamngatan 3' } },
  });
  expect((await actOn(app, scene.access, given.body, 'store')).body['state']).toBe('stored');
  const sites = await app.deps.database.db.selectFrom('invoice_line').select('site_id').distinct().execute();
  expect(sites).toEqual([{ site_id: id }]);
});

/** A sample in kronor, and with names that are stored. */
function here(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(
    readFileSync(join(samples.path, name), 'utf8')
      .replaceAll('"EUR"', '"SEK"')
      .replaceAll('>EUR<', '>SEK<')
      .replaceAll('unitCode="DAY"', 'unitCode="KWH"')
      .replaceAll('Correction1', '4711002')
      .replaceAll('Snippet1', '4711001')
      .replaceAll('IBAN32423940', '50501055')
      .replaceAll('BIC324098', 'SE:BANKGIRO'),
  );
}

describe.skipIf(samples.isAbsent)(
  'samples that OpenPEPPOL made, in ../shared/data/intake_samples (skipped when absent)',
  () => {
    test('are read in as told once, the correction without a question about its articles', async () => {
      await putRows(app, scene.token, 'companies', [
        { ...company, customer_id: '1048299', name: 'BuyerOfficialName', peppol_id: '0002:FR23342' },
      ]);
      const ofBuyer = { ...site, site_id: '735999000000010036', customer_id: '1048299', name: 'Kajen 4' };
      await putRows(app, scene.token, 'sites', [ofBuyer]);
      const { id } = await app.deps.database.db
        .selectFrom('site')
        .select('id')
        .where('site_id', '=', ofBuyer.site_id)
        .executeTakeFirstOrThrow();
      const { body } = await sendFile(app, scene.access, here('base-example.xml'), {
        fileName: 'base-example.xml',
      });
      expect(body).toMatchObject({ format: 'peppol', state: 'needs_settings' });
      const articles: unknown = Object(body['articles'])['articles'];
      const needed = (Array.isArray(articles) ? articles : []).filter(
        (one: unknown) => Object(one)['is_needed'],
      );
      const given = await give(body, {
        site: id,
        article_categories: needed.map((one: unknown) => ({
          article: Object(one)['article'],
          category: 'energy',
        })),
      });
      expect(given.body).toMatchObject({ state: 'ready', counts: { created: 1 } });
      expect((await actOn(app, scene.access, given.body, 'store')).body['state']).toBe('stored');
      const correction = await sendFile(app, scene.access, here('base-negative-inv-correction.xml'), {
        fileName: 'base-negative-inv-correction.xml',
      });
      expect(correction.body).toMatchObject({ state: 'needs_settings', needs: ['site'] });
      const placed = await give(correction.body, { site: id });
      expect((await actOn(app, scene.access, placed.body, 'store')).body['state']).toBe('stored');
    });
  },
);

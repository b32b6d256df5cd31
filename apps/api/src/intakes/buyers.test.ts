import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PeppolInvoice } from '../invoices/peppol/peppol-invoice.ts';
import { company } from '../supplier/testing/norrviken.ts';
import { creditOfNorrviken, peppolFile, peppolOfNorrviken } from '../supplier/testing/peppol-of-norrviken.ts';
import { putRows } from '../supplier/testing/put-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { actOn, intakeScene, sendFile, update, type IntakeScene } from './testing/intake-scene.ts';

let app: TestApp;
let scene: IntakeScene;
let companyId: string;

beforeEach(async () => {
  app = await createTestApp();
  scene = await intakeScene(app);
  const found = await app.deps.database.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  companyId = found.id;
});

afterEach(() => app.close());

/** The buyer as it was called before it was bought: no company has any of its identifiers. */
const buyer: PeppolInvoice['buyer'] = {
  ...peppolOfNorrviken.buyer,
  endpoint: { scheme: '0007', id: '5561112227' },
  identifiers: [{ scheme: null, id: '77' }],
  name: 'Butikskedjan i Luleå AB',
  vatNumber: 'SE556111222701',
  legalId: { scheme: '0007', id: '5561112227' },
};
const ofUnknown: PeppolInvoice = { ...peppolOfNorrviken, buyer };
const next: PeppolInvoice = { ...ofUnknown, number: '4100238720' };

const categories = [
  { article: 'EL-KV', category: 'energy' },
  { article: 'PASLAG', category: 'surcharge' },
] as const;

function send(invoice: PeppolInvoice, access = scene.access) {
  return sendFile(app, access, peppolFile(invoice), { fileName: `${invoice.number}.xml` });
}

function give(body: Readonly<Record<string, unknown>>, settings: object, access = scene.access) {
  return update(app, access, body, settings);
}

async function customersOf(number: string): Promise<readonly string[]> {
  const rows = await app.deps.database.db
    .selectFrom('invoice')
    .innerJoin('company', 'company.id', 'invoice.company_id')
    .select('company.customer_id')
    .where('invoice_number', '=', number)
    .execute();
  return rows.map(({ customer_id: id }) => id);
}

async function events(): Promise<readonly unknown[]> {
  const rows = await app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'target_name', 'details'])
    .where('event', 'in', ['intake_buyer_change', 'intake_buyer_remove'])
    .execute();
  return rows.map((row) => Object.values(row));
}

describe('an invoice to a buyer whose identifiers no company has', () => {
  test('asks who it is, is refused until then, and is read in as told', async () => {
    const { body } = await send(ofUnknown);
    expect(body).toMatchObject({
      state: 'needs_settings',
      needs: ['buyer', 'article_categories'],
      counts: { rows: 1, refused: 1 },
      buyer: {
        name: 'Butikskedjan i Luleå AB',
        identifiers: '5561112227, 77',
        seller: 'Vinröd Energi AB',
      },
      settings: { buyer: null },
    });
    const refused = await app.request('POST', `/api/v1/intakes/${String(body['uuid'])}/store/`, scene);
    expect(refused.status).toBe(422);
    const given = await give(body, { buyer: companyId, article_categories: categories });
    expect(given.body).toMatchObject({
      state: 'ready',
      counts: { rows: 1, created: 1, refused: 0 },
      settings: { buyer: { uuid: companyId, name: company.name } },
    });
    expect((await actOn(app, scene.access, given.body, 'store')).body['state']).toBe('stored');
    expect(await customersOf(ofUnknown.number)).toEqual([company.customer_id]);
    expect(await events()).toEqual([['intake_buyer_change', company.name, 'Butikskedjan i Luleå AB']]);
  });

  test('is not asked of in the next, nor in its credit note', async () => {
    const { body } = await send(ofUnknown);
    const given = await give(body, { buyer: companyId, article_categories: categories });
    await actOn(app, scene.access, given.body, 'store');
    const second = await send(next);
    expect(second.body).toMatchObject({ state: 'ready', settings: { buyer: { uuid: companyId } } });
    await actOn(app, scene.access, second.body, 'store');
    expect(await customersOf(next.number)).toEqual([company.customer_id]);
    const credit = await send({ ...creditOfNorrviken, buyer });
    expect(credit.body).toMatchObject({ state: 'ready', counts: { created: 1, refused: 0 } });
  });

  test('asks of a credit note too, which takes the bankgiro of the invoice then', async () => {
    const first = await send(peppolOfNorrviken);
    const known = await give(first.body, { article_categories: categories });
    await actOn(app, scene.access, known.body, 'store');
    const { body } = await send({ ...creditOfNorrviken, buyer, paymentMeans: [] });
    expect(body).toMatchObject({ state: 'needs_settings', needs: ['buyer'] });
    expect((await give(body, { buyer: companyId })).body).toMatchObject({ state: 'ready' });
  });

  test('asks of another buyer with the same organisation number', async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
    const other = await send({ ...next, buyer: { ...buyer, identifiers: [{ scheme: null, id: '78' }] } });
    expect(other.body).toMatchObject({
      state: 'needs_settings',
      needs: ['buyer'],
      settings: { buyer: null },
    });
  });

  test('asks of the same buyer of another seller', async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
    const { seller } = peppolOfNorrviken;
    const other = { ...seller, vatNumber: 'SE556999888801', legalId: { scheme: '0007', id: '5569998888' } };
    const { body: ofOther } = await send({ ...next, seller: other });
    expect(ofOther).toMatchObject({ needs: ['buyer', 'article_categories'] });
  });

  test('can be told otherwise, which the next one has', async () => {
    await putRows(app, scene.token, 'companies', [
      { ...company, customer_id: '1048299', name: 'Norrviken Lager AB', organization_number: '556016-0698' },
    ]);
    const { id } = await app.deps.database.db
      .selectFrom('company')
      .select('id')
      .where('customer_id', '=', '1048299')
      .executeTakeFirstOrThrow();
    const { body } = await send(ofUnknown);
    const given = await give(body, { buyer: companyId, article_categories: categories });
    expect((await give(given.body, { buyer: id })).body).toMatchObject({ settings: { buyer: { uuid: id } } });
    expect((await send(next)).body).toMatchObject({ settings: { buyer: { uuid: id } } });
  });

  test('is its own company when one gets its organisation number', async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
    await putRows(app, scene.token, 'companies', [
      { ...company, customer_id: '77', name: 'Butikskedjan AB', organization_number: '556111-2227' },
    ]);
    const own = await send(next);
    expect(own.body).toMatchObject({ state: 'ready', buyer: null, settings: { buyer: null } });
    await actOn(app, scene.access, own.body, 'store');
    expect(await customersOf(next.number)).toEqual(['77']);
  });

  test('asks again when the company is gone', async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
    await app.deps.database.db.deleteFrom('site').execute();
    await app.deps.database.db.deleteFrom('company').execute();
    expect((await send(next)).body).toMatchObject({ needs: ['buyer'], settings: { buyer: null } });
  });

  test('can be several companies', async () => {
    await putRows(app, scene.token, 'companies', [
      { ...company, customer_id: '1048299', name: 'Norrviken Lager AB' },
    ]);
    const { body } = await send({
      ...peppolOfNorrviken,
      buyer: { ...peppolOfNorrviken.buyer, identifiers: [], endpoint: null },
    });
    expect(body).toMatchObject({
      needs: ['buyer', 'article_categories'],
      buyer: { name: 'Norrviken Butik AB' },
    });
    const given = await give(body, { buyer: companyId, article_categories: categories });
    expect(given.body).toMatchObject({ state: 'ready' });
  });
});

describe('refuses', () => {
  test('a company that nobody has', async () => {
    const { body } = await send(ofUnknown);
    expect((await give(body, { buyer: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11' })).status).toBe(404);
    expect(await app.deps.database.db.selectFrom('intake_buyer').selectAll().execute()).toEqual([]);
  });

  test('a buyer that the invoice tells itself', async () => {
    const { body } = await send(peppolOfNorrviken);
    const given = await give(body, { buyer: companyId });
    expect(given.status).toBe(422);
    expect(given.text).toContain('Filen säger själv vem köparen är');
  });

  test('whoever may only look, and whoever does not see the corporate group', async () => {
    const { body } = await send(ofUnknown);
    const looking = await createUser(app.deps.database, {
      permissions: ['can_view_import', 'can_view_corporate_group_list'],
    });
    const { access } = await app.sessionOf(looking.id);
    expect((await give(body, { buyer: companyId }, access)).status).toBe(403);
    const narrow = await createUser(app.deps.database, {
      permissions: ['can_view_import', 'can_manage_import'],
    });
    const own = (await app.sessionOf(narrow.id)).access;
    const sent = await send(next, own);
    expect((await give(sent.body, { buyer: companyId }, own)).status).toBe(404);
  });

  test('to tell those who do not see the corporate group whom it was', async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
    const narrow = await createUser(app.deps.database, {
      permissions: ['can_view_import', 'can_manage_import'],
    });
    const { access } = await app.sessionOf(narrow.id);
    expect((await send(next, access)).body).toMatchObject({ settings: { buyer: null } });
    const list = await app.request('GET', '/api/v1/intake-buyers/', { access });
    expect(list.body).toMatchObject({ count: 0 });
  });
});

function request(method: string, path: string, body?: object) {
  return app.request(method, `/api/v1/${path}`, {
    access: scene.access,
    ...(body === undefined ? {} : { body }),
  });
}

async function firstOf(path: string): Promise<string> {
  const { body } = await request('GET', path);
  const results: unknown = body['results'];
  return String(Object(Array.isArray(results) ? results[0] : null)['uuid']);
}

describe('what is kept of buyers and articles', () => {
  beforeEach(async () => {
    const { body } = await send(ofUnknown);
    await give(body, { buyer: companyId, article_categories: categories });
  });

  test('has keys for names where the version before has kept an article', async () => {
    const { db } = app.deps.database;
    await db
      .insertInto('intake_article')
      .values({
        seller: '0007:5560000001',
        article: 'RABATT',
        category: 'other',
        given_at: new Date(),
        given_by_name: 'Anna',
        seller_name: '',
        name: '',
      })
      .execute();
    expect((await request('GET', 'intake-articles/?search=rabatt')).body['results']).toMatchObject([
      { seller: '0007:5560000001', name: 'RABATT' },
    ]);
  });

  test('is listed with names', async () => {
    expect((await request('GET', 'intake-buyers/?search=luleå')).body).toMatchObject({
      count: 1,
      results: [
        {
          seller: 'Vinröd Energi AB',
          name: 'Butikskedjan i Luleå AB',
          identifiers: '5561112227, 77',
          company: { uuid: companyId, name: company.name },
        },
      ],
    });
    expect((await request('GET', 'intake-articles/?ordering=name')).body).toMatchObject({
      count: 2,
      results: [
        { seller: 'Vinröd Energi AB', article: 'EL-KV', name: 'Elpris rörligt kvart', category: 'energy' },
        { article: 'PASLAG', name: 'Påslag', category: 'surcharge' },
      ],
    });
  });

  test('can be changed, which the next invoice has', async () => {
    const article = await firstOf('intake-articles/?search=paslag');
    expect(
      (await request('PATCH', `intake-articles/${article}/`, { category: 'environment' })).body,
    ).toMatchObject({
      uuid: article,
      category: 'environment',
    });
    expect((await send(next)).body).toMatchObject({
      settings: {
        article_categories: [
          { article: 'EL-KV', category: 'energy' },
          { article: 'PASLAG', category: 'environment' },
        ],
      },
    });
    await putRows(app, scene.token, 'companies', [
      { ...company, customer_id: '1048299', name: 'Norrviken Lager AB', organization_number: '556016-0698' },
    ]);
    const { id } = await app.deps.database.db
      .selectFrom('company')
      .select('id')
      .where('customer_id', '=', '1048299')
      .executeTakeFirstOrThrow();
    const kept = await firstOf('intake-buyers/');
    expect((await request('PATCH', `intake-buyers/${kept}/`, { company: id })).body).toMatchObject({
      company: { uuid: id, name: 'Norrviken Lager AB' },
    });
    expect((await send(next)).body).toMatchObject({ settings: { buyer: { uuid: id } } });
    expect(await events()).toContainEqual([
      'intake_buyer_change',
      'Norrviken Lager AB',
      'Butikskedjan i Luleå AB',
    ]);
  });

  test('can be removed, and is asked for again', async () => {
    const kept = await firstOf('intake-buyers/');
    expect((await request('DELETE', `intake-buyers/${kept}/`)).status).toBe(200);
    expect((await request('DELETE', `intake-buyers/${kept}/`)).status).toBe(404);
    const article = await firstOf('intake-articles/?search=paslag');
    expect((await request('DELETE', `intake-articles/${article}/`)).status).toBe(200);
    expect((await request('PATCH', `intake-articles/${article}/`, { category: 'tax' })).status).toBe(404);
    expect((await send(next)).body).toMatchObject({ needs: ['buyer', 'article_categories'] });
    expect(await events()).toContainEqual(['intake_buyer_remove', company.name, 'Butikskedjan i Luleå AB']);
  });
});

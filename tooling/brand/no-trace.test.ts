import { dayOf } from '@vinrod/locale/day';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandFolder } from '../../apps/api/src/config/brand.ts';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { exportAs } from '../../apps/api/src/files/export-answers.ts';
import type { SheetChart } from '../../apps/api/src/files/sheet-chart.ts';
import type { Sheet } from '../../apps/api/src/files/sheet.ts';
import { unzip } from '../../apps/api/src/files/testing/unzip.ts';
import { findingsOf, pdfProgramsAreAbsent } from '../../apps/api/src/files/testing/pdf-programs.ts';
import type { RequestInfo } from '../../apps/api/src/server/request-info.ts';
import { createTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts';
import { createCorporateGroup, createUser } from '../../apps/api/src/testing/test-people.ts';
import { repositoryRoot } from '../repository.ts';
import { buildBrand, writeBrand } from './build-brand.ts';
import { readBrandFile } from './read-brand-file.ts';
import { colorTracesIn, tracesIn } from './traces.ts';

const place = mkdtempSync(join(tmpdir(), 'vinrod-traces-'));
const portalDir = join(place, 'dist');

beforeAll(() => {
  cpSync(join(repositoryRoot, 'apps/portal/public'), portalDir, { recursive: true });
  cpSync(join(repositoryRoot, 'apps/portal/index.html'), join(portalDir, 'index.html'));
});

afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

function brandFile(brand: string): string {
  return join(repositoryRoot, 'brands', brand, 'vinrod.config.ts');
}

async function settingsOf(brand: string | null): Promise<Parameters<typeof createTestApp>[0]> {
  const environment = { NODE_ENV: 'test', VINROD_DEMO: '1', PUBLIC_URL: 'https://portal.example' };
  if (brand === null) return { ...readConfig(environment), portalDir };
  const folder = join(place, brand);
  await writeBrand(await buildBrand(await readBrandFile(brandFile(brand))), folder);
  return { ...readConfig({ ...environment, BRAND_FOLDER: folder }), portalDir };
}

const pages = [
  '/',
  '/overview',
  '/finns-inte',
  '/config.json',
  '/icon.svg',
  '/manifest.webmanifest',
  '/before-paint.js',
  '/layers.css',
  '/finns-inte.js',
  '/api/docs',
  '/api/docs/start.js',
  '/api/openapi.json',
  '/api/health',
  '/api/finns-inte',
  '/api/v1/users/profile/',
  '/certifikat/finns-inte',
  '/dev/mail',
  '/dev/mail.json',
];

const numbers: Sheet = {
  name: 'Värden',
  columns: [
    { heading: 'Datum', width: 12, format: { kind: 'day' } },
    { heading: 'Butik', width: 12, format: { kind: 'number', decimals: 3 } },
  ],
  rows: [[dayOf(2026, 10, 24), 1.5]],
};

const chart: SheetChart = {
  name: 'Diagram',
  title: 'Värden',
  unit: 'kWh',
  description: 'Linjediagram',
  sheet: numbers.name,
  rowCount: 1,
  days: 0,
  series: [{ name: 'Butik', column: 1 }],
};

const exportRequest: RequestInfo = {
  id: 'prov',
  address: '127.0.0.1',
  language: 'sv',
  url: new URL('http://localhost/'),
  raw: new Request('http://localhost/'),
};

/** The texts of everything that is sent, by what it is. */
async function sentBy(app: TestApp, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sent = new Map<string, string>();
  const { database } = app.deps;
  const group = await createCorporateGroup(database, 'Norrviken', [2]);
  const anna = await createUser(database, {
    corporateGroupId: group.id,
    permissions: ['can_view_corporate_group_list'],
  });
  const { access } = await app.sessionOf(anna.id);
  await app.request('POST', '/api/v1/reset-password', { body: { email: anna.email } });
  for (const mail of await app.mailsTo(anna.email)) sent.set(`mail ${mail.subject}`, JSON.stringify(mail));

  for (const path of [...pages, ...files]) {
    const answer = await app.request('GET', path);
    sent.set(path, `${JSON.stringify([...answer.headers])}\n${answer.text}`);
  }
  const token = await app.request('POST', '/api/oauth/token', { body: 'grant_type=client_credentials' });
  sent.set('token', `${JSON.stringify([...token.headers])}\n${token.text}`);

  const list = '/api/v1/exports/corporategroup-list/';
  const download = async (format: string): Promise<Buffer> => {
    const request = new Request(`http://localhost${list}?format=${format}`, {
      headers: { Authorization: `Bearer ${access}` },
    });
    const answer = await app.fetch(request);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const [name, text] of unzip(await download('xlsx'))) sent.set(`xlsx ${name}`, text);
  const drawn = exportAs('Prov', { deps: app.deps, request: exportRequest }).sheets('xlsx', [numbers], chart);
  for (const [name, text] of unzip(Buffer.from(await drawn.arrayBuffer()))) sent.set(`chart ${name}`, text);
  sent.set('csv', (await download('csv')).toString('utf8'));
  if (!pdfProgramsAreAbsent) {
    const { info, pages: texts, fonts } = await findingsOf(await download('pdf'));
    sent.set('pdf', JSON.stringify([[...info], texts, fonts]));
  }
  return sent;
}

function tracesOf(sent: ReadonlyMap<string, string>, search = tracesIn): readonly string[] {
  return [...sent].flatMap(([what, text]) => search(text).map((trace) => `${what}: ${trace}`));
}

it('the search knows the name in every way it is written, and leaves alone what only programs read', () => {
  for (const text of [
    'Vinröd',
    'VINRÖD ENERGI',
    'Vinr&ouml;d',
    'a@vinrod.example',
    'Vinrod-demo',
    'vinr%C3%B6d',
  ])
    expect(tracesIn(text)).toHaveLength(1);
  for (const text of ['@layer vinrod.reset', "'vinrod.theme'", '@vinrod/ui', 'vinrod-wide-table', 'vinkel'])
    expect(tracesIn(text)).toEqual([]);
});

it('the search finds what a portal without a brand sends', { timeout: 120_000 }, async () => {
  const app = await createTestApp(await settingsOf(null));
  const found = tracesOf(await sentBy(app, []));
  await app.close();
  for (const what of ['/:', '/config.json:', 'mail ', 'xlsx docProps/core.xml:'])
    expect(found.filter((trace) => trace.startsWith(what)).length).toBeGreaterThan(0);
});

it('the search knows the colours of Vinröd, with and without their sign', () => {
  expect(colorTracesIn('fill="#781A32" val="852d3a"')).toEqual(['#781a32', '#852d3a']);
  expect(colorTracesIn('#0b5c3f, /assets/a-781a32b4.js, #fef9fa')).toEqual([]);
});

it('the search finds the colours that a portal without a brand sends', { timeout: 120_000 }, async () => {
  const app = await createTestApp(await settingsOf(null));
  const found = tracesOf(await sentBy(app, []), colorTracesIn);
  await app.close();
  for (const what of ['/icon.svg:', 'mail ', 'chart xl/charts/chart1.xml:'])
    expect(found.filter((trace) => trace.startsWith(what)).length).toBeGreaterThan(0);
});

it('pictures of the demo, which are the same in every brand, have no colour of Vinröd', () => {
  const folder = join(repositoryRoot, 'apps/api/src/seed/news-images');
  const pictures = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  expect(tracesOf(new Map(pictures), colorTracesIn)).toEqual([]);
});

describe.each([
  ['gronsjovalla', 'Grönsjövalla Energi', '#0b5c3f'],
  ['ragskar', 'Rågskär Kraft', '#7a3300'],
])('adoption W1: in the brand %s', (brand, supplier, mailColor) => {
  let app: TestApp;
  let sent: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const settings = await settingsOf(brand);
    app = await createTestApp(settings);
    const { version, files } = readBrandFolder(join(place, brand));
    const texts = [...files.keys()].filter((name) => /\.(css|svg|webmanifest)$/.test(name));
    sent = await sentBy(
      app,
      texts.map((name) => `/brand/${version}/${name}`),
    );
  }, 120_000);

  afterAll(() => app.close());

  it('nothing that is sent has a trace of Vinröd', () => {
    expect(tracesOf(sent)).toEqual([]);
  });

  it('nothing that is sent, and no theme of the screen, has a colour of Vinröd', async () => {
    expect(tracesOf(sent, colorTracesIn)).toEqual([]);
    const { theme } = await buildBrand(await readBrandFile(brandFile(brand)));
    const colors = Object.entries(theme.colors).flatMap(([name, own]) =>
      Object.entries(own).map(([color, value]): [string, string] => [`${name} ${color}`, value]),
    );
    expect(tracesOf(new Map(colors), colorTracesIn)).toEqual([]);
  });

  it.each<readonly [string, string]>([
    ['/config.json', supplier],
    ['/api/docs', supplier],
    ['/api/openapi.json', supplier],
    ['/certifikat/', supplier],
    ['mail ', supplier],
    ['mail ', `background:${mailColor}`],
    ['xlsx docProps/core.xml', supplier],
    ...(pdfProgramsAreAbsent ? [] : [['pdf', supplier] as const]),
  ])('%s has %s', (what, text) => {
    expect([...sent].find(([name]) => name.startsWith(what))?.[1]).toContain(text);
  });

  it.each<readonly [what: string, ofGronsjovalla: string, own: string]>([
    ['mail ', 'Nytt lösenord till Mina anläggningar', 'Välj ett nytt lösenord'],
    ['/api/finns-inte', 'Det du söker finns inte i Mina anläggningar.', 'Det du söker finns inte.'],
    ['csv', 'Antal förvaltningar och bolag', 'Antal bolag'],
    ['xlsx xl/', 'Antal förvaltningar och bolag', 'Antal bolag'],
    ...(pdfProgramsAreAbsent ? [] : [['pdf', 'Kommun eller koncern', 'Antal bolag'] as const]),
  ])('%s has the words of the brand, and of no other', (what, ofGronsjovalla, own) => {
    const text = [...sent].flatMap(([name, each]) => (name.startsWith(what) ? [each] : [])).join('\n');
    const [theirs, others] = brand === 'gronsjovalla' ? [ofGronsjovalla, own] : [own, ofGronsjovalla];
    expect(text).toContain(theirs);
    expect(text).not.toContain(others);
  });
});

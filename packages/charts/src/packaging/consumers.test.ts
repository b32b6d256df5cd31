import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import vue from '@vitejs/plugin-vue';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { chromiumPath } from '../../../../tooling/programs/browser.ts';
import { reportFault } from '../../../../tooling/release/api-report/report-file.ts';
import { pack } from '../../../../tooling/release/pack.ts';
import { writeSnippets } from '../../../../tooling/release/readme-snippets.ts';
import { tarballFaults } from '../../../../tooling/release/tarball/check-tarball.ts';
import { openTarball } from '../../../../tooling/release/tarball/tarball.ts';

declare global {
  interface Window {
    /** Set by axe-core once it is loaded in the page. */
    axe?: typeof axe;
  }
}

const packageRoot = join(import.meta.dirname, '../..');
const pages = join(packageRoot, 'consumers');
const project = mkdtempSync(join(tmpdir(), 'vinrod-charts-consumers-'));
const built = join(project, 'pages');
const modules = join(project, 'node_modules');
const installed = join(modules, '@vinrod/charts');
const frameworks = ['plain', 'vue', 'svelte'] as const;

let tarball: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
let complaints: string[];

/** The installed package, as in its `exports`; the kit is only available as source. */
const alias = [
  { find: '@vinrod/charts/core', replacement: join(installed, 'dist/core.js') },
  { find: '@vinrod/charts/styles.css', replacement: join(installed, 'dist/styles.css') },
];

async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    plugins: [vue(), svelte({ configFile: false }), vanillaExtractPlugin()],
    resolve: { alias, conditions: ['vinrod-source', 'module', 'browser', 'production'] },
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: [...frameworks, 'german'].map((name) => join(pages, name, 'index.html')) },
    },
  });
}

/** Unpacks the tarball, and puts beside it what it asks for. */
function install(): void {
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', installed]);
  for (const name of ['@vinrod/ui', 'd3-array', 'react', 'react-dom', '@types/react', '@types/d3-array']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name));
  }
}

beforeAll(async () => {
  tarball = await pack(packageRoot, project);
  install();
  await buildPages();
  server = await preview({
    configFile: false,
    root: pages,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(project, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(() => page.close());

async function open(name: string): Promise<void> {
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.goto(`http://127.0.0.1:${port}/${name}/index.html`);
}

/** Violations found by axe, one per entry: the rule and where. */
async function findings(): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe-core is not in the page.');
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

it('exports what its report says', () => {
  expect(reportFault(openTarball(readFileSync(tarball)), packageRoot)).toBeNull();
});

it('is fit to be published', () => {
  expect(tarballFaults(openTarball(readFileSync(tarball)))).toEqual([]);
});

it('adoption minor: asks for one part of d3, and not for all of it', () => {
  const { dependencies } = openTarball(readFileSync(tarball)).manifest;
  const ofD3 = Object.keys(Object(dependencies)).filter((name) => name.startsWith('d3'));
  expect(ofD3).toEqual(['d3-array']);
});

it('holds React in what is built for it alone', () => {
  const scripts = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'));
  const withReact = scripts.filter((name) =>
    /from ?"react/.test(readFileSync(join(installed, 'dist', name), 'utf8')),
  );
  expect(withReact).toEqual(['index.js']);
  expect(readFileSync(join(installed, 'dist/index.js'), 'utf8')).toMatch(/^'use client';/);
});

/** Names in the statements of a file. */
const namesIn = (file: string, statement: RegExp): readonly string[] =>
  [...readFileSync(join(installed, 'dist', file), 'utf8').matchAll(statement)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
    .filter((name) => name !== '')
    .toSorted();

it('adoption minor: gives servers with React’s server components what needs no client, under the same names', () => {
  const exported = /^export \{([^}]*)\};?$/gm;
  expect(namesIn('server.js', exported)).toEqual(namesIn('index.js', exported));
  const ofClient = namesIn('server.js', /import \{([^}]*)\} from "\.\/index\.js"/g);
  expect(ofClient).toContain('LineGraph');
  expect(ofClient.filter((name) => /^[a-z]/.test(name))).toEqual(['useLevels']);
});

it.each(['nodenext', 'bundler'])(
  'adoption R4: has types and a declared style sheet for strict TypeScript with moduleResolution %s',
  (moduleResolution) => {
    const code = `import '@vinrod/charts/styles.css';
import { LineGraph } from '@vinrod/charts';
import { seriesFromPoints } from '@vinrod/charts/core';
export const parts = [LineGraph, seriesFromPoints];
`;
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedSideEffectImports: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'ES2023',
      module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution,
      // The kit is only available as source.
      customConditions: ['vinrod-source'],
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      types: [],
    };
    writeFileSync(join(project, 'page.ts'), code);
    const config = join(project, `tsconfig.${moduleResolution}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['page.ts'] }));
    const { stdout } = spawnSync(join(packageRoot, '../../node_modules/.bin/tsc'), ['-p', config], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
);

it('adoption minor: compiles every snippet of its README', () => {
  const { config, count } = writeSnippets({
    project,
    pages: [join(packageRoot, 'README.md')],
    given: `declare const site: { id: string; name: string };
declare const points: readonly import('@vinrod/charts').Point[];
declare const series: readonly import('@vinrod/charts').LineGraphSeries[];
declare const element: HTMLElement;
`,
    // The kit is only available as source.
    compilerOptions: { customConditions: ['vinrod-source'], allowImportingTsExtensions: true },
  });
  expect(count).toBe(3);
  const { stdout } = spawnSync(join(packageRoot, '../../node_modules/.bin/tsc'), ['-p', config], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

describe.each(frameworks)('a page of %s', (name) => {
  it('draws a line graph that is named, summed up, and read by keys and as a table', async () => {
    await open(name);
    const figure = page.getByRole('figure', { name: 'Förbrukning per vecka' });
    await figure.waitFor();
    expect(await figure.getByText('Störst är Butik').count()).toBe(1);
    expect(await findings()).toEqual([]);

    const cursor = figure.getByRole('slider', { name: 'Tidpunkt' });
    // By keyboard alone: past what precedes the chart on the page and its toolbar, to the picture.
    const isReached = () => cursor.evaluate((input) => input === document.activeElement);
    for (let stops = 0; stops < 5 && !(await isReached()); stops += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    expect(await cursor.getAttribute('aria-valuetext')).toMatch(/^9,00 megawattimmar, Butik, vecka 2,/);
    await page.keyboard.press('m');
    expect(await cursor.getAttribute('aria-valuetext')).toMatch(
      /^Högst, nummer 1: 12,00 megawattimmar, Butik, vecka 5,/,
    );
    await page.keyboard.press('t');
    const grid = figure.getByRole('grid', { name: /^Förbrukning per vecka, MWh/ });
    await grid.waitFor();
    expect(await grid.getByRole('row').count()).toBe(12);
    await page.waitForFunction(() => document.activeElement?.closest('table') !== null);
    expect(await findings()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.each(['vue', 'svelte'] as const)('a component of %s', (name) => {
  it('shows what it is given next in the same chart, and takes the chart away with it', async () => {
    await open(name);
    const figure = page.getByRole('figure');
    await figure.getByRole('button', { name: 'Lager' }).click();
    await page.getByRole('button', { name: 'Byt rubrik' }).click();
    await page.getByRole('heading', { name: 'Ny rubrik' }).waitFor();
    const legend = figure.getByRole('button', { name: 'Lager' });
    expect(await legend.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Ta bort' }).click();
    await figure.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

it('speaks a language of the application in a page without a framework', async () => {
  await open('german');
  const figure = page.getByRole('figure', { name: 'Verbrauch pro Woche' });
  await figure.waitFor();
  expect(await figure.getByText('Am größten: Laden').count()).toBe(1);
  const cursor = figure.getByRole('slider', { name: 'Zeitpunkt' });
  await cursor.focus();
  await page.keyboard.press('m');
  expect(await cursor.getAttribute('aria-valuetext')).toMatch(
    /^Höchster, Nummer 1: 12,00 Megawattstunden, Laden, Woche 5,/,
  );
  await page.keyboard.press('?');
  await figure.getByText('Bild auf').waitFor();
  await page.keyboard.press('?');
  await cursor.focus();
  await page.keyboard.press('t');
  const grid = figure.getByRole('grid', { name: /^Verbrauch pro Woche, MWh/ });
  await grid.waitFor();
  expect(await grid.getByRole('columnheader').allTextContents()).toEqual([
    'Zeit',
    'Laden',
    'Lagerhaus',
    'Summe',
  ]);
  expect(await grid.getByText('fehlt').count()).toBe(1);
  expect(await findings()).toEqual([]);
  expect(complaints).toEqual([]);
});

it('draws time from left to right in a page that is written from right to left', async () => {
  await open('plain');
  const cursor = page.getByRole('slider', { name: 'Tidpunkt' });
  await cursor.waitFor();
  const placesIn = () =>
    page.evaluate(() => {
      const left =
        document.querySelector('figure svg text')?.closest('svg')?.getBoundingClientRect().left ?? 0;
      const texts = [...document.querySelectorAll('figure svg text')];
      return texts.map((text) => Math.round(text.getBoundingClientRect().left - left));
    });
  const places = await placesIn();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await placesIn()).toEqual(places);

  const crosshair = () =>
    cursor.evaluate((input) => {
      const mark = input.parentElement?.querySelector('[aria-hidden] > div');
      const { left = Number.NaN } = mark?.getBoundingClientRect() ?? {};
      return left - input.getBoundingClientRect().left;
    });
  await cursor.focus();
  await page.keyboard.press('Home');
  const first = await crosshair();
  await page.keyboard.press('ArrowRight');
  const second = await crosshair();
  expect(Math.abs(first)).toBeLessThan(40);
  expect(second).toBeGreaterThan(first);
  expect(complaints).toEqual([]);
});

it('zooms under two fingers, while one finger scrolls the page', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 500 }, hasTouch: true });
  await page.close();
  page = await context.newPage();
  await open('plain');
  const cursor = page.getByRole('slider', { name: 'Tidpunkt' });
  await cursor.waitFor();
  await page.evaluate(() => {
    document.body.style.paddingBlock = '300px';
    window.scrollTo(0, 300);
  });
  const session = await context.newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly [number, number][]
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const box = await cursor.boundingBox();
  if (!box) throw new Error('The cursor is not on the page.');
  const [left, middle] = [box.x + 20, box.y + box.height / 2];
  const right = box.x + box.width - 20;
  const centre = (left + right) / 2;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = { max: await cursor.getAttribute('max'), scrolled: await scrolled() };

  await touch('touchStart', [centre - 30, middle], [centre + 30, middle]);
  await touch('touchMove', [centre - 60, middle], [centre + 60, middle]);
  await touch('touchMove', [left, middle], [right, middle]);
  await touch('touchEnd');
  await page
    .getByText(/^Visar \d+/)
    .first()
    .waitFor();
  expect(Number(await cursor.getAttribute('max'))).toBeLessThan(Number(before.max));
  expect(await scrolled()).toBe(before.scrolled);

  const zoomed = await cursor.getAttribute('max');
  await touch('touchStart', [centre, middle]);
  for (const by of [20, 60, 100, 140]) await touch('touchMove', [centre, middle - by]);
  await touch('touchEnd');
  await page.waitForFunction((from) => window.scrollY > from, before.scrolled);
  expect(await cursor.getAttribute('max')).toBe(zoomed);
  expect(complaints).toEqual([]);
  await context.close();
});

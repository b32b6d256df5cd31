import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { bundleSizes, entries } from './entry-sizes.ts';

/** Largest size in kB (1000 bytes, gzip) of an entry not named in {@link limits}. */
const usual = 18.8;

/**
 * Entries larger than a single control: lists in popovers, tables, calendars, dialogs. Counts written without `Intl`, whose first
 * number format takes a slow phone 150 ms, cost those whose texts have arguments 0.1.
 */
const limits: Readonly<Record<string, number>> = {
  'app-shell': 39.9,
  'checkbox-group': 19.6,
  'combo-box': 62.6,
  'command-palette': 59.3,
  'confirm-dialog': 32.5,
  'corporate-group-search': 37.2,
  'create-theme': 19,
  // What is seldom needed, or by few tables, is loaded later and not counted: the rows in view of very many, the choice of
  // columns, the sort menu of phones, the list of page sizes.
  'data-table': 84.1,
  // Calendars are loaded when the field is shown, and not counted.
  'date-picker': 40.2,
  'date-range-picker': 62.9,
  dialog: 30.7,
  'download-button': 19,
  drawer: 28.6,
  // What takes files that are dropped or pasted is loaded when the field is shown, and not counted.
  'file-upload': 26.4,
  'help-popover': 36.6,
  menu: 55,
  'month-picker': 41.6,
  'month-range-picker': 64.3,
  'multi-select': 60.1,
  pagination: 18.9,
  'password-field': 19.9,
  'period-field': 62.3,
  'permission-matrix': 75.3,
  popover: 33.8,
  'radio-group': 20.8,
  // Its engine, its toolbar and its dialogs are loaded later, and not counted.
  'rich-text-editor': 24.5,
  'search-field': 20.9,
  'segmented-control': 18.7,
  select: 56.6,
  'site-tree': 30.5,
  tag: 44.2,
  'transfer-tree': 34.1,
};

/** Entries without components. */
const withoutComponents = new Set(['create-theme', 'docs', 'format', 'icu-messages', 'theme', 'tokens']);

let sizes: Awaited<ReturnType<typeof bundleSizes>>;

beforeAll(async () => {
  sizes = await bundleSizes(entries.filter((entry) => !withoutComponents.has(entry)));
}, 240_000);

describe('size in kB, minified and gzipped, React apart', () => {
  // An entry that pulled in another would weigh as much as both.
  it.each(entries)('@vinrod/ui/%s brings itself and what it is made of', (entry) => {
    const { script } = sizes.byEntry.get(entry) ?? { script: Number.NaN };
    expect(script / 1000).toBeLessThanOrEqual(limits[entry] ?? usual);
  });

  it('brings a page with a button in at most 14 kB', () => {
    const { script } = sizes.byEntry.get('button') ?? { script: Number.NaN };
    expect(script / 1000).toBeGreaterThan(5);
    expect(script / 1000).toBeLessThanOrEqual(14);
  });

  // What is loaded later does not count; bench/README.md says what that is.
  it('brings all components together in at most 199.6 kB of scripts and 22.4 kB of styles', () => {
    expect(sizes.together.script / 1000).toBeLessThanOrEqual(199.6);
    expect(sizes.together.css / 1000).toBeGreaterThan(5);
    expect(sizes.together.css / 1000).toBeLessThanOrEqual(22.4);
  });

  it('is what the README says, within a kB', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const said = [...readme.matchAll(/^\| `@vinrod\/ui\/([\w-]+)` +\| (\d+) +\|$/gm)];
    expect(said.length).toBeGreaterThan(5);
    const wrong = said.filter(([, entry = '', kB]) => {
      const { script } = sizes.byEntry.get(entry) ?? { script: Number.NaN };
      return !(Math.abs(script / 1000 - Number(kB)) <= 1);
    });
    expect(wrong.map(([row]) => row)).toEqual([]);
    const [, all, styles] = /together are (\d+) kB\. `styles\.css` is (\d+) kB/.exec(readme) ?? [];
    expect(Math.abs(sizes.together.script / 1000 - Number(all))).toBeLessThanOrEqual(1);
    expect(Math.abs(sizes.together.css / 1000 - Number(styles))).toBeLessThanOrEqual(1);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { bundleSizes, entries } from './entry-sizes.ts';

/** Largest size in kB (1000 bytes, gzip) of an entry not named in {@link limits}. */
const usual = 19;

/** Entries larger than a single control: lists in popovers, tables, calendars, dialogs. */
const limits: Readonly<Record<string, number>> = {
  'app-shell': 40,
  'checkbox-group': 22,
  'combo-box': 65,
  'command-palette': 62,
  'confirm-dialog': 36,
  'corporate-group-search': 44,
  // A skeleton that what is empty does not seem to move from, and the place of a filter sheet, cost 0.1.
  // What paper says of a longer list, from before its pages are counted, costs 0.3. Lines of a skeleton
  // below names and for sums cost 0.25.
  // A mark beside a name with details below it costs 0.05.
  // What renders each cell once costs 1.0: how it is sorted in words of its own, cells of text, and widths by CSS.
  'data-table': 119.1,
  'date-picker': 60,
  'date-range-picker': 84,
  dialog: 34,
  drawer: 31,
  'file-upload': 34,
  'help-popover': 37,
  menu: 56,
  'month-picker': 42,
  'month-range-picker': 67,
  'multi-select': 62,
  pagination: 61,
  'password-field': 23,
  'period-field': 82,
  'permission-matrix': 75.1,
  popover: 37,
  'radio-group': 24,
  'rich-text-editor': 78,
  'search-field': 24,
  'segmented-control': 20,
  select: 61,
  // A press that selects only a row costs 0.3.
  'site-tree': 30.5,
  tag: 46,
  toast: 25,
  'transfer-tree': 34,
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

  it('brings a page with a button in at most 17 kB', () => {
    const { script } = sizes.byEntry.get('button') ?? { script: Number.NaN };
    expect(script / 1000).toBeGreaterThan(5);
    expect(script / 1000).toBeLessThanOrEqual(17);
  });

  // The target was 150 kB; bench/README.md explains the difference. Steps, the bar of parts and the bar to drop files on cost 1.2,
  // a period in one field 0.5. One list for all who ask a media query costs 0.4.
  it('brings all components together in at most 243.2 kB of scripts and 25 kB of styles', () => {
    expect(sizes.together.script / 1000).toBeLessThanOrEqual(243.2);
    expect(sizes.together.css / 1000).toBeGreaterThan(5);
    expect(sizes.together.css / 1000).toBeLessThanOrEqual(25);
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

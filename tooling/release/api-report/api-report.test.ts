import { expect, it } from 'vitest';

import { madeUpTarball } from '../testing/made-up-tarball.ts';
import { openTarball } from '../tarball/tarball.ts';
import { apiReport } from './api-report.ts';

const manifest = {
  name: '@made-up/thing',
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './part/*': { types: './dist/part/*.d.ts', import: './dist/part/*.js' },
    './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
    './package.json': './package.json',
  },
};

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'dist/styles.css.d.ts': 'export {};',
  'dist/index.d.ts': `export { draw as paint } from './draw.ts';
export type { Options } from './draw.js';
export type { Locale } from '@elsewhere/words';
export * from '@elsewhere/more';
export declare const size: number, colour: "red";
export { shared } from './part/shared.js';`,
  'dist/draw.d.ts': `import type { Hidden } from './hidden';
import type { ReactNode } from 'react';
/** Draws. */
export declare function draw(options: Options, ...more: Hidden[]): ReactNode;
export declare function draw(nothing: null): void;
export interface Options { /** How wide. */ readonly width: number; readonly place?: import("./hidden.js").Place }
export interface NotExported { a: 1 }`,
  'dist/hidden.d.ts': `export type Hidden = { depth: Place; own: Hidden | null };
export type Place = 'left' | 'right';
export type Unused = 1;`,
  'dist/part/shared.d.ts': `export declare class shared<T> { of(value: T): T }`,
};

const reportOf = (changed: Readonly<Record<string, string>> = {}): string =>
  apiReport(openTarball(madeUpTarball({ ...files, ...changed })));

/** The made-up package with a type of two hundred members, and one more. */
const typed = (type: string) => {
  const members = Array.from({ length: 200 }, (_, index) => `name${index}: "${'word '.repeat(10)}";`).join(
    '',
  );
  return { 'dist/draw.d.ts': `export declare const draw: { a: { ${members} }; b: { c: ${type} } };` };
};

it('says what every entry exports, with the types behind it, and nothing else', () => {
  expect(reportOf()).toBe(`# API of @made-up/thing

Written by \`npx -y pnpm api-report\`. A change here needs a changeset.

## @made-up/thing

\`\`\`ts
Locale: from '@elsewhere/words';
Options: interface Options {
    readonly width: number;
    readonly place?: Place;
}
colour: const colour: "red";
paint: function draw(options: Options, ...more: Hidden[]): ReactNode;
function draw(nothing: null): void;
shared: class shared<T> {
    of(value: T): T;
}
size: const size: number;
*: everything of '@elsewhere/more'
\`\`\`

## @made-up/thing/part/shared

\`\`\`ts
shared: as in @made-up/thing
\`\`\`

## Named by these, and not exported

\`\`\`ts
Hidden: type Hidden = {
    depth: Place;
    own: Hidden | null;
};
Place: type Place = 'left' | 'right';
\`\`\`
`);
});

it('stays when words, order and places change', () => {
  const [first = '', ...rest] = files['dist/index.d.ts']?.split('\n') ?? [];
  const moved = {
    'dist/index.d.ts': [...rest, '/** Another word. */', first.replace('./draw.ts', './moved.js')].join('\n'),
    'dist/moved.d.ts': `export * from './draw.js';`,
  };
  expect(reportOf(moved)).toBe(reportOf());
});

it('changes with a type that is named by another only', () => {
  const narrower = files['dist/hidden.d.ts']?.replace(`'left' | 'right'`, `'left'`) ?? '';
  expect(reportOf({ 'dist/hidden.d.ts': narrower })).not.toBe(reportOf());
});

it('says of a very long type which member changed', () => {
  const [before, after] = [reportOf(typed('number')), reportOf(typed('string'))].map((text) =>
    text.split('\n'),
  );
  const changed = before
    ?.filter((line, index) => line !== after?.[index])
    .map((line) => line.trim().split(':')[0]);
  expect(changed).toEqual(['paint', 'c']);
});

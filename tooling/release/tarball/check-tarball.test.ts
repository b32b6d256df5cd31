import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { publisherFields, type Publisher } from '../publisher.ts';
import type { JsonRecord } from '../record.ts';
import { madeUpTarball } from '../testing/made-up-tarball.ts';
import { tarballFaults, type Allowance } from './check-tarball.ts';
import { releaseFaults } from './rules/release.ts';
import { openTarball } from './tarball.ts';

const publisher: Publisher = {
  author: 'Somebody',
  repository: 'https://git.example/somebody/things.git',
  homepage: 'https://things.example',
  bugs: 'https://git.example/somebody/things/issues',
};

const manifest = {
  name: '@made-up/thing',
  version: '1.2.0',
  description: 'A thing that is packed as it should be',
  keywords: ['made', 'up', 'thing'],
  license: 'MIT',
  type: 'module',
  bin: { thing: 'dist/command.js' },
  engines: { node: '>=20' },
  sideEffects: ['**/*.css'],
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
    './parts/*': { types: './dist/parts/*.d.ts', import: './dist/parts/*.js' },
    './package.json': './package.json',
  },
  publishConfig: { access: 'public' },
  dependencies: { 'd3-array': '3.2.5' },
  peerDependencies: { react: '^19' },
  ...publisherFields(publisher, '@made-up/thing'),
} satisfies JsonRecord;

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# @made-up/thing\n',
  'CHANGELOG.md': '# @made-up/thing\n\n## 1.2.0\n',
  LICENSE: 'Do what you like.',
  'dist/index.js': `import { min } from 'd3-array';\nimport './chunk.js';\nimport 'node:path';\nexport { min };\n//# sourceMappingURL=index.js.map\n`,
  'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'], sourcesContent: ['export {}'] }),
  'dist/index.d.ts': `/** As in \`import 'elsewhere'\`. */\nexport { part } from './parts/a.js';\nexport type { ReactNode } from 'react';\n`,
  'dist/chunk.js': `export const load = () => import('./parts/a.js');\n`,
  'dist/command.js': '#!/usr/bin/env node\n',
  'dist/styles.css': 'a{}',
  'dist/styles.css.d.ts': 'export {};\n',
  'dist/parts/a.js': 'export const part = 1;\n',
  'dist/parts/a.d.ts': 'export declare const part: number;\n',
};

const allowance: Allowance = { kilobytes: 3, because: 'a thing' };

const allowances: Readonly<Record<string, Allowance>> = { '@made-up/thing': allowance };

function faultsOf(changed: Readonly<Record<string, string | null>>, known = allowances): readonly string[] {
  const all = Object.entries({ ...files, ...changed }).flatMap(([path, contents]) =>
    contents === null ? [] : [[path, contents] as const],
  );
  const tarball = openTarball(madeUpTarball(Object.fromEntries(all)));
  return [...tarballFaults(tarball, known), ...releaseFaults(tarball, publisher)];
}

/** The made-up package with another `package.json`; `undefined` takes a field out. */
const withManifest = (fields: JsonRecord): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({ ...manifest, ...fields }),
});

const withExports = (fields: JsonRecord) => withManifest({ exports: { ...manifest.exports, ...fields } });

it('finds nothing wrong with a package that is as it should be', () => {
  expect(faultsOf({})).toEqual([]);
});

it('allows sources where there is a reason for them', () => {
  const known = { '@made-up/thing': { ...allowance, sourcesBecause: 'of the maps' } };
  expect(faultsOf({ 'src/index.ts': 'export {}' }, known)).toEqual([]);
});

const planted: readonly (readonly [
  what: string,
  changed: Readonly<Record<string, string | null>>,
  fault: string,
])[] = [
  ['a test', { 'dist/a.test.js': '' }, 'dist/a.test.js is a test.'],
  ['a helper of tests', { 'dist/testing/a.d.ts': '' }, 'dist/testing/a.d.ts is a test.'],
  ['a story', { 'dist/Button.stories.d.ts': '' }, 'dist/Button.stories.d.ts is a story.'],
  ['a fixture', { 'dist/fixtures/a.json': '' }, 'dist/fixtures/a.json is a fixture.'],
  ['a source', { 'src/index.ts': '' }, 'src/index.ts is a source.'],
  ['configuration', { 'tsconfig.build.json': '' }, 'tsconfig.build.json is configuration of our tools.'],
  ['a secret file', { '.env': '' }, '.env is a part of our workshop.'],
  ['a tarball', { 'old.tgz': '' }, 'old.tgz is left behind by a tool.'],
  ['no README', { 'README.md': null }, 'README.md is missing or empty.'],
  ['an empty README', { 'README.md': '\n' }, 'README.md is missing or empty.'],
  ['the README of another package', { 'README.md': '# Other' }, 'README.md does not name the package.'],
  ['no licence', { LICENSE: null }, 'LICENSE is missing or empty.'],
  ['no changelog', { 'CHANGELOG.md': null }, 'CHANGELOG.md says nothing of 1.2.0.'],
  ['an old changelog', { 'CHANGELOG.md': '## 1.1.0\n' }, 'CHANGELOG.md says nothing of 1.2.0.'],
  ['no code', { 'dist/index.js': null }, '"." (import) names dist/index.js, which is not in the tarball.'],
  [
    'no declarations',
    { 'dist/index.d.ts': null },
    '"." (types) names dist/index.d.ts, which is not in the tarball.',
  ],
  [
    'nothing behind a star',
    { 'dist/parts/a.js': null },
    '"./parts/*" (import) names dist/parts/*.js, which is not in the tarball.',
  ],
  ['one part without types', { 'dist/parts/b.js': '' }, '"./parts/b" has no types.'],
  [
    'a style sheet without types',
    withExports({ './styles.css': './dist/styles.css' }),
    '"./styles.css" has no types.',
  ],
  [
    'no declaration of a style sheet',
    { 'dist/styles.css.d.ts': null },
    '"./styles.css" (types) names dist/styles.css.d.ts, which is not in the tarball.',
  ],
  [
    'types after code',
    withExports({ '.': { import: './dist/index.js', types: './dist/index.d.ts' } }),
    '"." names its types after its code, where nobody finds them.',
  ],
  [
    'a condition of the workspace',
    withExports({ '.': { 'vinrod-source': './dist/index.js', ...manifest.exports['.'] } }),
    '"." has the condition vinrod-source, which is ours alone.',
  ],
  ['nothing exported', withManifest({ exports: undefined }), 'Nothing is exported.'],
  ['a missing command', { 'dist/command.js': null }, 'The command dist/command.js is not in the tarball.'],
  [
    'a missing chunk',
    { 'dist/chunk.js': null },
    'dist/index.js imports ./chunk.js, which is not in the tarball.',
  ],
  [
    'a missing part loaded later',
    { 'dist/chunk.js': `export const a = () => import('./gone.js');` },
    'dist/chunk.js imports ./gone.js, which is not in the tarball.',
  ],
  [
    'a package nobody asked for',
    withManifest({ dependencies: {} }),
    'dist/index.js imports d3-array, which package.json does not ask for.',
  ],
  [
    'types of a package nobody asked for',
    { 'dist/parts/a.d.ts': `export type { A } from '@vinrod/locale/day';` },
    'dist/parts/a.d.ts imports @vinrod/locale/day, which package.json does not ask for.',
  ],
  [
    'a missing map',
    { 'dist/index.js.map': null },
    'dist/index.js names the map index.js.map, which is not in the tarball.',
  ],
  [
    'a map without its source',
    { 'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'] }) },
    'dist/index.js.map has ../src/index.ts neither inside nor beside it.',
  ],
  [
    'a map of somebody’s computer',
    { 'dist/index.js.map': JSON.stringify({ sources: ['/home/a/index.ts'], sourcesContent: [''] }) },
    'dist/index.js.map names /home/a/index.ts, a place on the computer that built it.',
  ],
  ...(['workspace:^', 'catalog:', 'file:../a'] as const).map(
    (range) =>
      [
        `a range "${range}"`,
        withManifest({ dependencies: { 'd3-array': range } }),
        `dependencies: d3-array is "${range}", which is for our workspace alone.`,
      ] as const,
  ),
  [
    'every React to come',
    withManifest({ peerDependencies: { react: '>=19' } }),
    'peerDependencies: react is ">=19", and not "^19".',
  ],
  [
    'every version of a peer to come',
    withManifest({ peerDependencies: { react: '^19', vue: '>=3' } }),
    'peerDependencies: vue ">=3" promises versions that nobody has tried.',
  ],
  [
    'a script at installation',
    withManifest({ scripts: { postinstall: 'node a.js' } }),
    'The script "postinstall" would run wherever the package is installed.',
  ],
  [
    'nothing about side effects',
    withManifest({ sideEffects: undefined }),
    '"sideEffects" is missing: bundlers keep everything.',
  ],
  [
    'styles that count as no effect',
    withManifest({ sideEffects: false }),
    '"sideEffects" lets bundlers leave out dist/styles.css.',
  ],
  [
    'a manifest that nobody can import',
    withManifest({ exports: { '.': manifest.exports['.'] } }),
    '"./package.json" is not exported.',
  ],
  ['no description', withManifest({ description: '' }), '"description" is missing or too short.'],
  ['few keywords', withManifest({ keywords: ['one'] }), '"keywords" has fewer than three words.'],
  ['no licence named', withManifest({ license: undefined }), '"license" is missing.'],
  ['no Node named', withManifest({ engines: undefined }), '"engines" does not say which Node is needed.'],
  ['scripts of old', withManifest({ type: 'commonjs' }), '"type" is not "module".'],
  ['restricted access', withManifest({ publishConfig: {} }), '"publishConfig.access" is not "public".'],
  ['a private package', withManifest({ private: true }), 'The package is private.'],
  ['another author', withManifest({ author: 'Another' }), '"author" is not what the publisher says.'],
  ['no repository', withManifest({ repository: undefined }), '"repository" is not what the publisher says.'],
];

describe('adoption R1, R3, minor: a planted fault is found, a missing README too', () => {
  it.each(planted)('%s', (_what, changed, fault) => {
    expect(faultsOf(changed)).toContain(fault);
  });

  it('a package that has grown', () => {
    const known = { '@made-up/thing': { kilobytes: 0.1, because: 'a thing' } };
    expect(faultsOf({}, known)).toEqual([
      expect.stringMatching(/^The tarball has 1\.\d kB; 0\.1 were enough for a thing\.$/),
    ]);
  });

  it('a package that nobody has said anything of', () => {
    expect(faultsOf({}, {})).toEqual(['Nobody has said how large this package may be.']);
  });
});

describe('a tarball', () => {
  it('may have paths longer than its headers', () => {
    const path = `dist/${'long-'.repeat(30)}name.js`;
    expect(
      openTarball(madeUpTarball({ ...files, [path]: 'a' }))
        .files.get(path)
        ?.toString(),
    ).toBe('a');
  });

  it('is one that other programs read too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vinrod-tarball-'));
    writeFileSync(join(folder, 'a.tgz'), madeUpTarball(files));
    const listed = execFileSync('tar', ['-tzf', join(folder, 'a.tgz')], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(listed.trim().split('\n')).toEqual(Object.keys(files).map((name) => `package/${name}`));
  });

  it('without package.json is none', () => {
    expect(() => openTarball(madeUpTarball({ 'README.md': 'a' }))).toThrow('no package.json');
  });
});

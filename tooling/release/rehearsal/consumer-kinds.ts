import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository.ts';
import { recordOf } from '../record.ts';

/** Who installs. */
export const managers = ['npm', 'pnpm', 'yarn'] as const;

/** One of {@link managers}. */
export type Manager = (typeof managers)[number];

/** A program of a project, as its file below `node_modules` or one of the project's own, and its arguments. */
export type Program = readonly [file: string, ...args: string[]];

/**
 * What our packages are used with. The sources of its page are below `consumers`, in the folder of its name and in the one
 * for all that have React, or have not.
 */
export interface ConsumerKind {
  readonly name: string;
  /** Who installs it when not everybody does. */
  readonly manager: Manager;
  /** Packages that it needs beside ours, with the versions it asks for. */
  readonly tools: Readonly<Record<string, string>>;
  /** Check and build its page. */
  readonly programs: readonly Program[];
  /** Folder of the built page, or the program that serves it. */
  readonly page: string | Program;
  /** Whether the page has components of React: browsers load none without a bundler, as React is not made of modules. */
  readonly isOfReact: boolean;
  /** Whether the page is read by modules of the browser, which need an import map. */
  readonly needsImportMap: boolean;
}

/** The version that this repository is built with itself. */
function own(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => {
      const file = join(repositoryRoot, 'node_modules', name, 'package.json');
      return [name, String(recordOf(JSON.parse(readFileSync(file, 'utf8')))['version'])];
    }),
  );
}

const react = own('react', 'react-dom');
const declarations = own('@types/react', '@types/react-dom');
const plain = { isOfReact: false, needsImportMap: true } as const;
const bundled = { isOfReact: true, needsImportMap: false } as const;

/** Everything that a release is tried with. What others make is asked for as they say, in the newest of a major version. */
export const consumerKinds: readonly ConsumerKind[] = [
  {
    name: 'vite',
    manager: 'npm',
    tools: { ...react, ...declarations, ...own('vite', 'typescript') },
    programs: [['typescript/bin/tsc'], ['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    page: 'dist',
    ...bundled,
  },
  {
    name: 'next',
    manager: 'pnpm',
    // Its build reads TypeScript by the compiler's JavaScript API, which version 7 does not have.
    tools: { ...react, ...declarations, '@types/node': '^24', next: '^16', typescript: '^5.9' },
    programs: [['next/dist/bin/next', 'build']],
    page: ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
    ...bundled,
  },
  {
    name: 'astro',
    manager: 'yarn',
    tools: { ...react, ...declarations, astro: '^7', '@astrojs/react': '^7' },
    programs: [['astro/bin/astro.mjs', 'build']],
    page: 'dist',
    ...bundled,
  },
  {
    name: 'esbuild',
    manager: 'yarn',
    tools: { ...react, ...own('esbuild') },
    programs: [['build.mjs']],
    page: '.',
    ...bundled,
  },
  { name: 'modules', manager: 'pnpm', tools: react, programs: [], page: '.', ...plain },
  {
    name: 'typescript',
    manager: 'npm',
    tools: { ...react, ...declarations, ...own('typescript') },
    programs: [
      ['typescript/bin/tsc', '--project', 'every-entry.json'],
      ['typescript/bin/tsc', '--project', 'page.json'],
    ],
    page: '.',
    ...plain,
  },
];

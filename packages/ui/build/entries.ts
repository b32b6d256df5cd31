import { globSync } from 'node:fs';
import process from 'node:process';

/** Root of the package: pnpm runs its scripts there, and tsup bundles this file away from its folder. */
export const packageRoot = process.cwd();

/** Entries that run anywhere, also on a server: no React in them. */
const plainEntries = new Set(['tokens', 'format', 'create-theme']);

function folders(): readonly string[] {
  return globSync('src/*/index.ts', { cwd: packageRoot })
    .map((path) => path.split('/')[1] ?? '')
    .toSorted();
}

function entriesOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}/index`, `src/${name}/index.ts`]));
}

/** Folders with React components, by the name of their output file. */
export function componentEntries(): Record<string, string> {
  return entriesOf(folders().filter((name) => !plainEntries.has(name)));
}

/** Where the entry of a file is built, as another entry sees it. */
export function builtEntry(file: string): string {
  return `../${file.split(/[\\/]/)[1]}/index.js`;
}

/** Where an entry that runs anywhere is built; none for what is not such an entry. */
export function builtPlainEntry(file: string): string | undefined {
  const [, name = '', index] = file.split(/[\\/]/);
  return plainEntries.has(name) && index === 'index.ts' ? builtEntry(file) : undefined;
}

/** Folders without React, by the name of their output file. */
export function libraryEntries(): Record<string, string> {
  return entriesOf(folders().filter((name) => plainEntries.has(name)));
}

/** Folders with React components, by the name of their output file for servers with React's server components. */
export function serverEntries(): Record<string, string> {
  const names = folders().filter((name) => !plainEntries.has(name));
  return Object.fromEntries(names.map((name) => [`${name}/server`, `src/${name}/index.ts`]));
}

/** Every style file, the theme's own first; together they are the one style sheet of the package. */
export function styleFiles(): readonly string[] {
  const theme = 'src/theme/styles.css.ts';
  const others = globSync('src/**/*.css.ts', { cwd: packageRoot }).filter((path) => path !== theme);
  return [theme, ...others.toSorted()];
}

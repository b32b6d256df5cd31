import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const folder = join(repositoryRoot, 'packages/ui/src/format');

/** Source of an export: beside the folder's index, or in the package bundled into the kit. */
function sourceOf(place: string): string {
  const [, name] = /^@vinrod\/locale\/(.+)$/.exec(place) ?? [];
  return name === undefined ? join(folder, place) : join(repositoryRoot, 'packages/locale/src', `${name}.ts`);
}

/** Possible users of the exports: not their own folder, nor their documentation and tests. */
const users = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repositoryRoot })
  .filter(
    (path) => !/^packages\/(?:ui\/src\/(?:format|docs)|locale)\/|\.(?:test|stories)\.|\/testing\//.test(path),
  )
  .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
  .join('\n');

const words = new Set(users.match(/\w+/g));

/** The values exported by `@vinrod/ui/format`, with their TSDoc. */
const exported = [
  ...readFileSync(join(folder, 'index.ts'), 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g),
].flatMap(([, names = '', file = '']) => {
  const code = readFileSync(sourceOf(file), 'utf8');
  return (names.match(/\w+/g) ?? []).map((name) => ({
    name,
    said: new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport (?:const|function) ${name}\b`).exec(
      code,
    )?.[1],
  }));
});

test('figures 11: what of the format helpers is for other applications says so', () => {
  const wrong = exported.filter(({ name, said }) => said?.includes('Library only.') === words.has(name));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

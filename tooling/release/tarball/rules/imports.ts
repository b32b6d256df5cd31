import { isBuiltin } from 'node:module';
import { recordOf } from '../../record.ts';
import { entryFiles } from '../entry.ts';
import { importedFile } from '../imported-file.ts';
import type { Tarball } from '../tarball.ts';

const statements =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
const calls = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const comments = /\/\*[^]*?\*\//g;

function importsOf(code: string): readonly string[] {
  const text = code.replaceAll(comments, '');
  return [...text.matchAll(statements), ...text.matchAll(calls)].flatMap(([, a, b]) => a ?? b ?? []);
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Imports that nobody who installs the package can follow: of files that are missing, of packages that are not asked for. */
export function importsFaults(tarball: Tarball): readonly string[] {
  const { manifest, files } = tarball;
  const known = new Set([
    String(manifest['name']),
    ...['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(recordOf(manifest[kind])),
    ),
  ]);
  const reached = new Set(entryFiles(tarball).map(({ path }) => path));
  const faults: string[] = [];
  for (const path of reached) {
    const code = files.get(path)?.toString('utf8');
    if (code === undefined || !/\.(?:js|ts)$/.test(path)) continue;
    for (const specifier of importsOf(code)) {
      if (specifier.startsWith('.')) {
        const file = importedFile(files, path, specifier);
        if (file === undefined) faults.push(`${path} imports ${specifier}, which is not in the tarball.`);
        else reached.add(file);
      } else if (!isBuiltin(specifier) && !known.has(packageOf(specifier))) {
        faults.push(`${path} imports ${specifier}, which package.json does not ask for.`);
      }
    }
  }
  return faults;
}

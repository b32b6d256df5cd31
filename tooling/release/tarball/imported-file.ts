import { dirname, join } from 'node:path/posix';

/**
 * The file that an import of another names. In a declaration, TypeScript reads `.ts` and `.js` as the declaration beside
 * it.
 *
 * @param files - Anything that knows the paths that there are.
 */
export function importedFile(
  files: { has(path: string): boolean },
  from: string,
  specifier: string,
): string | undefined {
  const path = join(dirname(from), specifier);
  const declared = path.replace(/(?:\.[jt]sx?)?$/, '.d.ts');
  const candidates = from.endsWith('.d.ts') ? [declared, `${path}.d.ts`, `${path}/index.d.ts`] : [path];
  return candidates.find((name) => files.has(name));
}

import ts from 'typescript-api';
import { entryFiles } from '../tarball/entry.ts';
import { importedFile } from '../tarball/imported-file.ts';
import type { Tarball } from '../tarball/tarball.ts';

/** The declarations of a packed package, as TypeScript understands them. */
export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** The module of each entry with types, by the name that it is imported by. */
  readonly modules: readonly (readonly [name: string, file: ts.SourceFile])[];
}

/** Reads the declarations alone: other packages, and TypeScript's own types, are names only. */
export function readDeclarations(tarball: Tarball): Declarations {
  const { files, manifest } = tarball;
  const sources = new Map<string, ts.SourceFile>();
  const sourceOf = (path: string): ts.SourceFile | undefined => {
    const text = files.get(path)?.toString('utf8');
    if (text === undefined) return undefined;
    const source = sources.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
    sources.set(path, source);
    return source;
  };
  const host: ts.CompilerHost = {
    getSourceFile: sourceOf,
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path)?.toString('utf8'),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const path = text.startsWith('.') ? importedFile(files, from, text) : undefined;
        const resolvedModule =
          path === undefined ? undefined : { resolvedFileName: path, extension: ts.Extension.Dts };
        return { resolvedModule };
      }),
  };
  const entries = entryFiles(tarball).filter(
    ({ condition, path }) => condition.endsWith('types') && !path.endsWith('.css.d.ts'),
  );
  const program = ts.createProgram({
    rootNames: entries.map(({ path }) => path),
    options: { noLib: true, types: [], target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    host,
  });
  return {
    checker: program.getTypeChecker(),
    modules: entries.flatMap(({ entry, path }) => {
      const file = program.getSourceFile(path);
      return file === undefined ? [] : [[`${String(manifest['name'])}${entry.slice(1)}`, file] as const];
    }),
  };
}

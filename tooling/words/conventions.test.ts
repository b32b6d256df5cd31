import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { repositoryRoot } from '../repository.ts';

/** One convention for names, return types and TSDoc in all rooms of the house (CONTRIBUTING, "Conventions"). */
const files = globSync('{apps,packages,e2e,tooling,bench/src,.storybook}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (path) => /node_modules|generated|dist|consumers|peers/.test(path),
});

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z]/.test(name);

/** The part of a file's name before its first dot: `Button` of `Button.stories.tsx`. */
const conceptOf = (file: string): string => basename(file).replace(/\..*$/, '');

function camelCase(kebab: string): string {
  return kebab.replaceAll(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
}

interface Declared {
  readonly name: string;
  readonly isExported: boolean;
  /** Of functions only. */
  readonly hasReturnType: boolean | null;
}

/** Functions, classes and constants that stand at the top of a file; each overload is one. */
function declaredIn(file: string): readonly Declared[] {
  const { program } = parseSync(file, read(file));
  return program.body.flatMap((statement): Declared[] => {
    const isExported =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type === 'ClassDeclaration' && declaration.id !== null)
      return [{ name: declaration.id.name, isExported, hasReturnType: null }];
    if (
      (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'TSDeclareFunction') &&
      declaration.id !== null
    )
      return [
        { name: declaration.id.name, isExported, hasReturnType: (declaration.returnType ?? null) !== null },
      ];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ name: id.name, isExported, hasReturnType: null }] : [],
    );
  });
}

test('a file of a component has the name of the component, and any other file is in kebab-case', () => {
  const wrong = files.filter((file) => {
    // Migrations are run in the order of their names.
    const concept = conceptOf(file)
      .replace(/^\d{4}_/, '')
      .replaceAll('_', file.includes('/migrations/') ? '-' : '_');
    if (!isComponentName(concept)) return !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(concept) && concept !== '';
    const isOfComponent = /\.(?:css|fixture|stories|test)\.tsx?$/.test(file);
    return !isOfComponent && !declaredIn(file).some(({ name, isExported }) => isExported && name === concept);
  });
  expect(wrong).toEqual([]);
});

test('a file whose name begins with use- holds that hook', () => {
  const hooks = files.filter((file) => /^use-[a-z-]+\.tsx?$/.test(basename(file)));
  expect(hooks.length).toBeGreaterThan(60);
  const wrong = hooks.filter((file) => {
    const hook = camelCase(conceptOf(file));
    return !declaredIn(file).some(({ name, isExported }) => isExported && name === hook);
  });
  expect(wrong).toEqual([]);
});

test('only constants that a package publishes are in capitals', () => {
  const published = new Set(
    globSync('packages/{ui,charts,api-client}/src/{*/,}index.ts', { cwd: repositoryRoot }).flatMap(
      (entry) => read(entry).match(/\b[A-Z][A-Z\d_]+\b/g) ?? [],
    ),
  );
  const wrong = files.flatMap((file) =>
    declaredIn(file)
      .filter(({ name }) => /^[A-Z][A-Z\d_]+$/.test(name) && !published.has(name))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('an exported component or hook says what it returns', () => {
  const wrong = files
    .filter((file) => !/\.(?:fixture|stories|test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const declared = declaredIn(file).filter(
        ({ name, isExported }) => isExported && (isComponentName(name) || /^use[A-Z]/.test(name)),
      );
      const typed = new Set(
        declared.filter(({ hasReturnType }) => hasReturnType === true).map(({ name }) => name),
      );
      return declared
        .filter(({ name, hasReturnType }) => hasReturnType === false && !typed.has(name))
        .map(({ name }) => `${file}: ${name}`);
    });
  expect(wrong).toEqual([]);
});

test('TSDoc has a hyphen between a parameter and what it is, as its standard says', () => {
  const wrong = files.flatMap((file) =>
    (read(file).match(/^ *(?:\/\*)?\* @param [\w.]+ [^-\s].*$/gm) ?? []).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(wrong).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { repositoryRoot } from '../repository.ts';

/**
 * Through these a test comes to the database of its stage. A process that a test starts has only the settings that the
 * test gives it: an embedded database of its own, whatever the stage, unless the test made one through these.
 */
const databaseDoors = ['test-database', 'two-roles'].map((name) => `apps/api/src/testing/${name}.ts`);

/**
 * Tests that begin with these are about the embedded database too: how it is opened, kept, ended and backed up; files that
 * are stored and undone while its one connection serves everybody; and operations called at random, other calls than on a
 * server. What follows from the same SQL in the same engine is tested on a server, where it takes half the work.
 */
const embeddedTests = [
  'store/',
  'start/',
  'backup/',
  'intakes/intakes',
  'intakes/inbox/',
  'testing/fuzz/',
].map((beginning) => `apps/api/src/${beginning}`);

/** They kill processes on a database of either kind, whatever the stage: once is enough. */
const killsProcesses = /\/killed[^/]*\.test\.ts$/;

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** Test files below a folder, as paths from the repository's root. */
export function testsBelow(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.test.{ts,tsx}`, {
    cwd: repositoryRoot,
    exclude: (name) => name === 'node_modules',
  }).map((file) => file.replaceAll(sep, '/'));
}

/** Imports of an API module within the API, as paths from the repository's root. */
function importsOf(file: string): readonly string[] {
  const found = read(file).matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.ts)'/g);
  return [...found].map(([, path = '']) => join(dirname(file), path).replaceAll(sep, '/'));
}

/** Lists every operation, so that a test with an app loads every area. */
const everyOperation = 'apps/api/src/operations.ts';

/** Every module that a test loads; `past` is included, but not its imports. */
function modulesOf(test: string, known: Map<string, readonly string[]>, past?: string): ReadonlySet<string> {
  const modules = new Set([test]);
  for (const module of modules) {
    if (module === past) continue;
    const imports = known.get(module) ?? importsOf(module);
    known.set(module, imports);
    for (const path of imports) modules.add(path);
  }
  return modules;
}

/** API tests by the database they need. */
export interface ApiTests {
  /** Give the same result on any database. */
  readonly withoutDatabase: readonly string[];
  /** Run on a server, as in production. */
  readonly withDatabase: readonly string[];
  /** Also run on the embedded database. */
  readonly onEmbedded: readonly string[];
}

/** Sorts the API tests by what they import. */
export function apiTests(): ApiTests {
  const known = new Map<string, readonly string[]>();
  const tests = testsBelow('apps/api/src');
  const opensDatabase = (test: string): boolean => {
    const modules = modulesOf(test, known);
    return databaseDoors.some((door) => modules.has(door));
  };
  const withDatabase = tests.filter(opensDatabase);
  return {
    withoutDatabase: tests.filter((test) => !withDatabase.includes(test)),
    withDatabase,
    onEmbedded: withDatabase.filter(
      (test) => embeddedTests.some((beginning) => test.startsWith(beginning)) && !killsProcesses.test(test),
    ),
  };
}

/**
 * API tests that an API change can break: those that import a changed file other than through the list of operations,
 * those of the changed areas, and one that calls every operation.
 */
export function apiTestsOf(changed: readonly string[]): readonly string[] {
  const ofApi = changed.filter((file) => file.startsWith('apps/api/src/'));
  if (ofApi.length === 0) return [];
  const known = new Map<string, readonly string[]>();
  const areas = new Set(ofApi.map((file) => `${file.split('/').slice(0, 4).join('/')}/`));
  return testsBelow('apps/api/src').filter((test) => {
    if (test.endsWith('/http/authorization-matrix.test.ts')) return true;
    if ([...areas].some((area) => test.startsWith(area))) return true;
    const modules = modulesOf(test, known, everyOperation);
    return ofApi.some((file) => modules.has(file));
  });
}

/** Whether a stage runs a test; without a stage all are run. */
export function isRunIn(
  stage: string | undefined,
  { withDatabase, onEmbedded }: ApiTests,
  test: string,
): boolean {
  if (stage === 'unit') return !withDatabase.includes(test) || onEmbedded.includes(test);
  return stage !== 'unit-postgresql' || withDatabase.includes(test);
}

/**
 * A test that mocks a module, counts the work of modules from their compilation on, or has a DOM: libraries keep what
 * they have put into a page for as long as they are loaded.
 */
const needsOwnWorker = /\bvi\.mock\(|\/counted-work\.ts'|@vitest-environment jsdom/;

/** Test files that share their worker, and so its loaded modules, with no other. */
export function testsWithOwnWorker(): readonly string[] {
  const tests = ['packages', 'apps', 'e2e/src', 'tooling'].flatMap(testsBelow);
  return tests.filter((test) => needsOwnWorker.test(read(test)));
}

import { basename } from 'node:path';

/** The tests of the repository, by which those that a change can break are found. */
export interface KnownTests {
  /** Test files that decide by reading files instead of importing them. */
  readonly reading: readonly string[];
  readonly unit: readonly string[];
  /** Tests of the API that changed files of the API can break. */
  readonly apiTestsOf: (changed: readonly string[]) => readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
  /** Files with stories beside them that import from a room which has none, by the room. */
  readonly importersOf: (room: string) => readonly string[];
}

/** What a change can break. */
export interface ChangedTests {
  readonly stages: readonly string[];
  /** Files that the linter reads. */
  readonly code: readonly string[];
  /** Sources and test files; Vitest runs the tests that reach one of them. */
  readonly unit: readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
}

/** Files that everything depends on. */
const everything =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|vitest\.config\.ts)$/;

const isCode = (file: string): boolean => /\.(ts|tsx|js|mjs)$/.test(file);

const isIn = (files: readonly string[], ...folders: readonly string[]): boolean =>
  files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** `packages/ui` of `packages/ui/src/button/Button.tsx`; the first folder elsewhere. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}/` : `${first}/`;
}

/** `packages/ui/src/button/` of `packages/ui/src/button/parts/Label.tsx`. */
function roomOf(file: string): string {
  return `${file.split('/').slice(0, 4).join('/')}/`;
}

function storiesFor(changed: readonly string[], known: KnownTests): readonly string[] {
  if (isIn(changed, '.storybook')) return known.stories;
  const rooms = new Set(changed.filter((file) => /^(packages|apps)\/[^/]+\/src\//.test(file)).map(roomOf));
  const storiesIn = (room: string) => known.stories.filter((story) => story.startsWith(room));
  const found = [...rooms].flatMap((room) => {
    const own = storiesIn(room);
    return own.length > 0 ? own : known.importersOf(room).flatMap((file) => storiesIn(roomOf(file)));
  });
  return [...new Set(found)];
}

/** The words that a path speaks of, in the singular. */
function subjectsOf(path: string): readonly string[] {
  return path.split(/[/.-]/).map((word) => word.toLowerCase().replace(/s$/, ''));
}

function journeysFor(changed: readonly string[], known: KnownTests): readonly string[] {
  const inApplications = changed.filter((file) => isIn([file], 'apps', 'packages/api-client'));
  const ownFiles = changed.filter((file) => known.journeys.includes(file));
  const support = changed.filter((file) => file.startsWith('e2e/') && !file.startsWith('e2e/journeys/'));
  if (support.length > 0) return known.journeys;
  if (inApplications.length === 0) return ownFiles;
  const subjects = new Set(inApplications.flatMap(subjectsOf));
  const [wholeStory] = known.journeys.filter((journey) => journey.endsWith('/whole-story.spec.ts'));
  const named = known.journeys.filter((journey) => subjects.has(subjectsOf(basename(journey))[0] ?? ''));
  return [...new Set([...ownFiles, ...named, ...(wholeStory === undefined ? [] : [wholeStory])])];
}

/**
 * Finds what a change can break: the tests that import a changed file or read the package it is in, the stories of the
 * changed components, and the journeys on the changed subjects with the one through the whole portal.
 *
 * @param changed - paths from the repository's root, removed files included
 * @returns `null` when the change concerns everything.
 */
export function changedTests(changed: readonly string[], known: KnownTests): ChangedTests | null {
  if (changed.some((file) => everything.test(file))) return null;
  const code = changed.filter(isCode);
  const packages = new Set(changed.map(packageOf));
  const packagesOfData = new Set(changed.filter((file) => !isCode(file)).map(packageOf));
  const reading = known.reading.filter(
    (test) => test.startsWith('tooling/') || packages.has(packageOf(test)),
  );
  const ofData = known.unit.filter((test) => packagesOfData.has(packageOf(test)));
  const elsewhere = code.filter((file) => !file.startsWith('apps/api/src/'));
  const unit = [...new Set([...elsewhere, ...known.apiTestsOf(changed), ...reading, ...ofData])];
  const stories = storiesFor(changed, known);
  const journeys = journeysFor(changed, known);
  const stages: readonly (readonly [name: string, isNeeded: boolean])[] = [
    ['lint', code.length > 0],
    ['house', code.length > 0],
    ['format', true],
    ['types', code.length > 0 || packagesOfData.has('packages/api-client/')],
    ['contract', isIn(changed, 'packages/api-client', 'apps/api')],
    ['unit', unit.length > 0],
    ['unit-postgresql', isIn(changed, 'packages/api-client', 'apps/api')],
    // What its sources say is checked by the types; how they are packed is said beside them.
    ['build', changed.some((file) => /^packages\/[^/]+\/[^/]+$/.test(file))],
    ['storybook-build', stories.length > 0],
    ['stories', stories.length > 0],
    ['journeys', journeys.length > 0],
  ];
  return {
    stages: stages.flatMap(([name, isNeeded]) => (isNeeded ? [name] : [])),
    code,
    unit,
    stories,
    journeys,
  };
}

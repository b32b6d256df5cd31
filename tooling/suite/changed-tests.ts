import { basename } from 'node:path';

/** Tests of the repository, for finding those that a change can break. */
export interface KnownTests {
  /** Test files whose result depends on files they read instead of import. */
  readonly reading: readonly string[];
  readonly unit: readonly string[];
  /** API tests that changed API files can break. */
  readonly apiTestsOf: (changed: readonly string[]) => readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
  /** Files with stories that import from a room without any, by that room. */
  readonly importersOf: (room: string) => readonly string[];
}

/** The tests that a change can break. */
export interface ChangedTests {
  readonly stages: readonly string[];
  /** Files to lint. */
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

/** `packages/ui` of `packages/ui/src/button/Button.tsx`; elsewhere the first folder. */
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

/** The words in a path, in the singular. */
function subjectsOf(path: string): readonly string[] {
  return path.split(/[/.-]/).map((word) => word.toLowerCase().replace(/s$/, ''));
}

function journeysFor(changed: readonly string[], known: KnownTests): readonly string[] {
  const inApplications = changed.filter((file) => isIn([file], 'apps', 'packages/api-client'));
  const ownFiles = changed.filter((file) => known.journeys.includes(file));
  const support = changed.filter((file) => file.startsWith('e2e/') && !file.startsWith('e2e/journeys/'));
  if (support.length > 0) return known.journeys;
  if (inApplications.length === 0) return ownFiles;
  // The name of the package says nothing of the subject.
  const subjects = new Set(inApplications.flatMap((file) => subjectsOf(file.split('/').slice(2).join('/'))));
  const named = known.journeys.filter((journey) => subjects.has(subjectsOf(basename(journey))[0] ?? ''));
  const wholeStory = known.journeys.filter((journey) => journey.endsWith('/whole-story.spec.ts'));
  // The unit tests of an API area cover its responses, so its own journeys are enough when it has any.
  const isCovered = named.length > 0 && inApplications.every((file) => isIn([file], 'apps/api'));
  return [...new Set([...ownFiles, ...named, ...(isCovered ? [] : wholeStory)])];
}

/**
 * Finds what a change can break: the tests that import a changed file or read its package, the stories of changed
 * components, and the journeys on the changed subjects, with the one through the whole portal unless an area of the API has
 * journeys of its own.
 *
 * @param changed - paths from the repository's root, including removed files
 * @returns `null` when the change affects everything.
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
    // Types check the sources; packaging is configured beside them.
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

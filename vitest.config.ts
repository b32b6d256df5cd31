import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { repositoryRoot } from './tooling/repository.ts';
import { apiTests, isRunIn, testsBelow, testsWithOwnWorker } from './tooling/suite/test-files.ts';
import { isWorkspaceSource, workspaceSource } from './tooling/workspace-source.ts';

/** Packages resolve each other through the `vinrod-source` export condition, so no test needs a build first. */
const conditions = ['vinrod-source', 'module', 'node', 'development|production'];

/** The stage of `tooling/test.ts` that these tests are run for; all tests are run without one. */
const stage = process.env['VINROD_TEST_STAGE'];

const sorted = apiTests();

function selected(tests: readonly string[]): string[] {
  return tests.filter((test) => isRunIn(stage, sorted, test)).map((test) => join(repositoryRoot, test));
}

const ownWorker = testsWithOwnWorker().map((test) => join(repositoryRoot, test));

/** Milliseconds to wait for what comes later: a busy computer is slow, and passing tests do not wait. */
const patience = 20_000;

interface ProjectTests {
  readonly include: string[];
  readonly exclude?: string[];
  /** Files of one worker share the modules that one of them has loaded, which is most of a small file's time. */
  readonly isolate?: boolean;
}

function project(name: string, root: string, tests: ProjectTests) {
  return {
    plugins: [vanillaExtractPlugin({ unstable_pluginFilter: isWorkspaceSource })],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      root,
      isolate: false,
      ...tests,
      // Starting an embedded database takes seconds on a busy computer.
      hookTimeout: 60_000,
      testTimeout: 60_000,
      expect: { poll: { timeout: patience } },
    },
  };
}

const everyTest = ['**/*.test.{ts,tsx}'];

const shared = (root: string, include = everyTest) =>
  project(root, root, { include, exclude: ['**/{node_modules,dist}/**', ...ownWorker] });

export default defineConfig({
  // Inherited by every project; vanilla-extract runs style files in a server of its own, which takes its plugins from here.
  plugins: [workspaceSource()],
  test: {
    // Vitest leaves one core to its own process, which is idle while tests run: on two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      shared('packages/ui'),
      shared('packages/charts'),
      shared('packages/locale'),
      shared('packages/api-client'),
      shared('apps/portal'),
      shared('apps/api', selected(testsBelow('apps/api/src'))),
      shared('bench'),
      shared('e2e'),
      shared('tooling'),
      project('own worker', '.', { include: selected(testsWithOwnWorker()), isolate: true }),
    ],
  },
});

import { relative } from 'node:path';
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { repositoryRoot } from '../repository.ts';

/** Where, of the tests that ran then, and what it said. */
function described(error: SerializedError): string {
  const path: unknown = error['VITEST_TEST_PATH'];
  const test: unknown = error['VITEST_TEST_NAME'];
  const place = typeof path === 'string' ? relative(repositoryRoot, path) : 'no test file';
  const name = typeof test === 'string' ? `${place} › ${test}` : place;
  const lines = (error.stack ?? error.message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/vitest/'));
  return [`outside of its tests: ${name}`, ...lines].join('\n').replaceAll(repositoryRoot, '.');
}

/**
 * Writes what failed outside of every test, such as a rejection that nobody handled, to the file that
 * `VINROD_OUTSIDE_ERRORS` names: it fails the run, and Vitest's JSON report says nothing of it.
 */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env['VINROD_OUTSIDE_ERRORS'];
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors.map(described)));
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { jestTally, playwrightTally, withOutsideErrors } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-report-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

/** A journey in Playwright's report. */
function spec(line: number, title: string, status: string) {
  return { file: 'journeys/invoices.spec.ts', line, title, tests: [{ status }] };
}

describe('the report of a stage', () => {
  it('counts a journey that passed at its second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    expect(playwrightTally(written({ stats, errors: [] }))).toMatchObject({ passed: 5, failed: 3 });
  });

  it('counts the journeys that were skipped by what they said', () => {
    const skipped = (line: number, reason?: string) => ({
      ...spec(line, 'open', 'skipped'),
      tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: reason }] }],
    });
    const [invoices, file] = ['The brand leaves out invoices.', 'The file is absent.'];
    const inner = { specs: [skipped(9, file), spec(12, 'are found', 'expected')] };
    const suites = [{ specs: [skipped(3, invoices), skipped(5, invoices), skipped(7)], suites: [inner] }];
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 4 };
    expect(playwrightTally(written({ stats, errors: [], suites })).skipped).toEqual([
      [invoices, 2],
      ['No reason was given.', 1],
      [file, 1],
    ]);
  });

  it('names the journeys that failed, or passed at their second try', () => {
    const inner = { specs: [spec(9, 'can be read', 'flaky'), spec(12, 'are found', 'expected')] };
    const suites = [{ specs: [spec(3, 'open', 'unexpected')], suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(playwrightTally(written({ stats, errors: [], suites })).failures).toEqual([
      'journeys/invoices.spec.ts:3 › open',
      'journeys/invoices.spec.ts:9 › can be read',
    ]);
  });

  it('counts what went wrong outside of a journey', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    const errors = [{ message: 'No server\n    at setup.ts:3:1' }];
    const failures = ['outside of the journeys\n    No server'];
    expect(playwrightTally(written({ stats, errors }))).toMatchObject({ passed: 5, failed: 1, failures });
  });

  it('counts what went wrong outside of a unit test, and says where in the code', () => {
    const tally = { passed: 3, failed: 0, failures: [], skipped: [] };
    const path = written([
      'outside of its tests: apps/api/src/a.test.ts\nError: gone\n    at end (pool.ts:3:1)',
    ]);
    const failures = [
      'outside of its tests: apps/api/src/a.test.ts\n    Error: gone\n    at end (pool.ts:3:1)',
    ];
    expect(withOutsideErrors(tally, path)).toEqual({ ...tally, failed: 1, failures });
    expect(withOutsideErrors(tally, join(folder, 'nothing.json'))).toEqual(tally);
  });

  it('counts a file that failed before its first test', () => {
    const name = join(repositoryRoot, 'packages/ui/src/icon/icons.test.ts');
    const testResults = [{ name, status: 'failed', assertionResults: [] }];
    const path = written({ numPassedTests: 3, numFailedTests: 0, testResults });
    const failures = ['packages/ui/src/icon/icons.test.ts'];
    expect(jestTally(path)).toEqual({ passed: 3, failed: 1, failures, skipped: [] });
  });

  it('tells the first lines of what a test said', () => {
    const name = join(repositoryRoot, 'packages/ui/src/icon/icons.test.ts');
    const said =
      'Error: \u001b[31mwrong size\u001b[39m\n\n  Expected: 24\n  Received: 20\n    at icons.test.ts:3:1';
    const assertionResults = [{ status: 'failed', fullName: 'icons are square', failureMessages: [said] }];
    const testResults = [{ name, status: 'failed', assertionResults }];
    const path = written({ numPassedTests: 0, numFailedTests: 1, testResults });
    expect(jestTally(path).failures).toEqual([
      'packages/ui/src/icon/icons.test.ts › icons are square\n    Error: wrong size\n    Expected: 24\n    Received: 20',
    ]);
    const broken = written({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [{ name, status: 'failed', message: 'Cannot find icons.ts', assertionResults: [] }],
    });
    expect(jestTally(broken).failures).toEqual([
      'packages/ui/src/icon/icons.test.ts\n    Cannot find icons.ts',
    ]);
    const failing = spec(3, 'open', 'unexpected');
    const tests = [{ status: 'unexpected', results: [{ errors: [{ message: 'Timed out\nwaiting' }] }] }];
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
    const journey = written({ stats, errors: [], suites: [{ specs: [{ ...failing, tests }] }] });
    expect(playwrightTally(journey).failures).toEqual([
      'journeys/invoices.spec.ts:3 › open\n    Timed out\n    waiting',
    ]);
  });

  it('names the tests that failed', () => {
    const name = join(repositoryRoot, 'packages/ui/src/icon/icons.test.ts');
    const assertionResults = [
      { status: 'passed', fullName: 'icons are square' },
      { status: 'failed', fullName: 'icons have a name' },
    ];
    const testResults = [{ name, status: 'failed', assertionResults }];
    const path = written({ numPassedTests: 1, numFailedTests: 1, testResults });
    const failures = ['packages/ui/src/icon/icons.test.ts › icons have a name'];
    expect(jestTally(path)).toEqual({ passed: 1, failed: 1, failures, skipped: [] });
  });
});

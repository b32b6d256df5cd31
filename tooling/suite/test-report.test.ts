import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jestTally, playwrightTally } from './test-report.ts';

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

describe('the report of a stage', () => {
  it('counts a journey that passed at its second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    expect(playwrightTally(written({ stats, errors: [] }))).toEqual({ passed: 5, failed: 3 });
  });

  it('counts what went wrong outside of a journey', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightTally(written({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that failed before its first test', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const path = written({ numPassedTests: 3, numFailedTests: 0, testResults });
    expect(jestTally(path)).toEqual({ passed: 3, failed: 1 });
  });
});

import { readFileSync } from 'node:fs';

/** How many tests of a stage passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function count(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  if (typeof value !== 'number') throw new Error(`The report has no number "${key}".`);
  return value;
}

function read(path: string): Record<string, unknown> {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(report)) throw new Error(`${path} is not a test report.`);
  return report;
}

function isBrokenFile(file: unknown): boolean {
  if (!isRecord(file) || file['status'] !== 'failed') return false;
  return Array.isArray(file['assertionResults']) && file['assertionResults'].length === 0;
}

/**
 * Reads the JSON report that Jest and Vitest write. A file that fails before its first test counts as
 * one failure, or a broken import would look like fewer tests.
 *
 * @throws Error when the report is missing or not of that form.
 */
export function jestTally(path: string): Tally {
  const report = read(path);
  const files = report['testResults'];
  if (!Array.isArray(files)) throw new Error(`${path} names no test files.`);
  const broken = files.filter(isBrokenFile).length;
  return { passed: count(report, 'numPassedTests'), failed: count(report, 'numFailedTests') + broken };
}

/**
 * Reads Playwright's JSON report. A test that passed only at its second try has failed: it is not the same twice.
 *
 * @throws Error when the report is missing or not of that form.
 */
export function playwrightTally(path: string): Tally {
  const report = read(path);
  const stats = report['stats'];
  if (!isRecord(stats)) throw new Error(`${path} has no statistics.`);
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0;
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + errors,
  };
}

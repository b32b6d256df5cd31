import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../repository.ts';

/** What the tests of a stage came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests with the file of each, and on the next lines what they said first. */
  readonly failures: readonly string[];
  /** How many journeys were skipped, by the reason that they give. */
  readonly skipped: readonly (readonly [reason: string, count: number])[];
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

/** The records of a list inside a record; none when it has no such list. */
function records(record: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const list = record[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Lines of a failure's message that are told: the expectation with both values, seldom more. */
const mostLines = 12;
const longestLine = 200;

function linesOf(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A name with the first of some lines under it. */
function withLines(name: string, lines: readonly string[]): string {
  return [name, ...lines.slice(0, mostLines).map((line) => `    ${line.slice(0, longestLine)}`)].join('\n');
}

/** A test's name with the first lines of what it said: the log of a run elsewhere may be all there is. */
function withMessage(name: string, message: unknown): string {
  if (typeof message !== 'string') return name;
  const lines = linesOf(message).filter((line) => !line.startsWith('at '));
  return withLines(name, lines);
}

function isBrokenFile(file: Record<string, unknown>): boolean {
  return file['status'] === 'failed' && records(file, 'assertionResults').length === 0;
}

/** Failed tests of a file; the file itself when it failed before its first test. */
function failuresOfFile(file: Record<string, unknown>): string[] {
  const path = relative(repositoryRoot, String(file['name']));
  if (isBrokenFile(file)) return [withMessage(path, file['message'])];
  return records(file, 'assertionResults')
    .filter((test) => test['status'] === 'failed')
    .map((test) => {
      const messages = test['failureMessages'];
      const first: unknown = Array.isArray(messages) ? messages[0] : undefined;
      return withMessage(`${path} › ${String(test['fullName'])}`, first);
    });
}

function outsideError(text: string): string {
  const [name = '', ...lines] = linesOf(text);
  return withLines(name, lines);
}

/** Failed journeys of a suite and of the suites in it. */
function failuresOfSuite(suite: Record<string, unknown>): string[] {
  const specs = records(suite, 'specs').filter((spec) =>
    records(spec, 'tests').some((test) => test['status'] === 'unexpected' || test['status'] === 'flaky'),
  );
  const own = specs.map((spec) => {
    const results = records(spec, 'tests').flatMap((test) => records(test, 'results'));
    const error = results.flatMap((result) => records(result, 'errors'))[0];
    return withMessage(
      `${String(spec['file'])}:${String(spec['line'])} › ${String(spec['title'])}`,
      error?.['message'],
    );
  });
  return [...own, ...records(suite, 'suites').flatMap(failuresOfSuite)];
}

/** What went wrong outside of every journey. */
function outsideJourneys(error: unknown): string {
  return withMessage('outside of the journeys', isRecord(error) ? error['message'] : error);
}

/** The reasons of the skipped journeys of a suite and of the suites in it. */
function reasonsInSuite(suite: Record<string, unknown>): string[] {
  const tests = records(suite, 'specs').flatMap((spec) => records(spec, 'tests'));
  const own = tests
    .filter((test) => test['status'] === 'skipped')
    .map((test) => {
      const said = records(test, 'annotations').find(({ type }) => type === 'skip')?.['description'];
      return typeof said === 'string' ? said : 'No reason was given.';
    });
  return [...own, ...records(suite, 'suites').flatMap(reasonsInSuite)];
}

/**
 * Reads the JSON report of Jest and Vitest. A file that fails before its first test counts as one failure; otherwise a
 * broken import would look like fewer tests.
 *
 * @throws Error when the report is missing or has another form.
 */
export function jestTally(path: string): Tally {
  const report = read(path);
  if (!Array.isArray(report['testResults'])) throw new Error(`${path} names no test files.`);
  const files = records(report, 'testResults');
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + files.filter(isBrokenFile).length,
    failures: files.flatMap(failuresOfFile),
    skipped: [],
  };
}

/**
 * Adds what a run of Vitest noted of failures outside of its tests, which its own report leaves out. Where they come from is
 * in their lines of code: often it is not the test that ran then.
 *
 * @param path - what `outside-errors.ts` wrote
 */
export function withOutsideErrors(tally: Tally, path: string): Tally {
  const noted: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const texts = Array.isArray(noted) ? noted.map(String) : [];
  return {
    ...tally,
    failed: tally.failed + texts.length,
    failures: [...tally.failures, ...texts.map(outsideError)],
  };
}

/**
 * Reads Playwright's JSON report. A test that passes only on retry has failed: it is flaky.
 *
 * @throws Error when the report is missing or has another form.
 */
export function playwrightTally(path: string): Tally {
  const report = read(path);
  const stats = report['stats'];
  if (!isRecord(stats)) throw new Error(`${path} has no statistics.`);
  const outside = Array.isArray(report['errors']) ? report['errors'].map(outsideJourneys) : [];
  const reasons = Map.groupBy(records(report, 'suites').flatMap(reasonsInSuite), (reason) => reason);
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + outside.length,
    failures: [...records(report, 'suites').flatMap(failuresOfSuite), ...outside],
    skipped: [...reasons].map(([reason, all]) => [reason, all.length]),
  };
}

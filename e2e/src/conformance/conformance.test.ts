import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  conformanceRules,
  reportHtml,
  type ConformanceOptions,
  type ConformanceReport,
} from '@vinrod/api-client/conformance';
import { HtmlValidate } from 'html-validate';
import type { TestApp } from '../../../apps/api/src/testing/test-app.ts';
import { startDemoBackEnd, tryDemoBackEnd } from './demo-back-end.ts';
import { plantedFaults } from './planted-faults.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startDemoBackEnd();
}, 600_000);

afterAll(() => app.close());

const failuresOf = ({ results }: ConformanceReport) =>
  results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target, failure }) => ({ rule: rule.id, target, ...failure }));

describe('adoption W3: our back end, tried by the conformance kit', { timeout: 600_000 }, () => {
  let report: ConformanceReport;

  beforeAll(async () => {
    report = await tryDemoBackEnd(app);
  }, 600_000);

  test('keeps the contract: nothing is found', () => {
    expect(failuresOf(report)).toEqual([]);
    expect(report.passed).toBeGreaterThan(1500);
  });

  test('is tried by every rule', () => {
    const passed = new Set(
      report.results.flatMap(({ outcome, rule }) => (outcome === 'passed' ? [rule.id] : [])),
    );
    expect(conformanceRules.map(({ id }) => id).filter((id) => !passed.has(id))).toEqual([]);
  });

  test('leaves out only what the demo has nothing of', () => {
    const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.map(({ target }) => target)).toEqual([
      'getIntake as staff 1',
      'exportIntakeReport as staff 1',
    ]);
  });

  test('leads to an HTML report that is valid', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:a11y'] });
    const { results } = await validator.validateString(reportHtml(report));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

/** Few operations, so that every fault has a run of its own. */
const operations: readonly string[] = [
  'getProfile',
  'updateProfile',
  'listAdministrators',
  'listCorporateGroupCustomers',
  'listCorporateGroupInvoices',
  'listCorporateGroupsMinimal',
  'listNews',
  'getInvoice',
  'exportGroupTree',
];

/** What faults of changes are looked for in, without all the rest. */
const changesOnly: Partial<ConformanceOptions> = {
  operations: ['createCorporateGroupSiteGroup', 'createCorporateGroupUser', 'updateProfile'],
  only: ['writes'],
};

/** Seconds after which no limit counts what a run before has done. */
const halfDay = 12 * 3600;

function triedWith(options: Partial<ConformanceOptions>): Promise<ConformanceReport> {
  app.clock.advance(halfDay);
  return tryDemoBackEnd(app, { operations, ...options });
}

describe('adoption W3: a back end with one fault', () => {
  test('there are at least twenty, each with a name of its own', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
    expect(plantedFaults.length).toBeGreaterThanOrEqual(20);
  });

  test('without a fault nothing is found', async () => {
    expect(failuresOf(await triedWith({}))).toEqual([]);
  });

  test.each(plantedFaults)('$foundBy finds that $name', async ({ foundBy, around }) => {
    const faulty = around((request) => app.fetch(request));
    const options = foundBy.startsWith('writes.') ? changesOnly : {};
    const found = failuresOf(await triedWith({ ...options, fetch: faulty }));
    expect(found.map(({ rule }) => rule)).toContain(foundBy);
    for (const { request, expected, received } of found)
      for (const said of [request, expected, received]) expect(said).toMatch(/./);
  });
});

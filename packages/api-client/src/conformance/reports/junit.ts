import type { ConformanceReport } from '../check-conformance.ts';
import type { Result } from '../result.ts';
import { grouped } from './grouped.ts';
import { escaped } from './markup.ts';

function testCase({ rule, target, outcome, failure, reason }: Result): string {
  const head = `    <testcase classname="${escaped(rule.id)}" name="${escaped(target)}"`;
  if (outcome === 'skipped') return `${head}><skipped message="${escaped(reason ?? '')}"/></testcase>`;
  if (failure === null) return `${head}/>`;
  const said = `${rule.wants}\nrequest: ${failure.request}\nexpected: ${failure.expected}\nreceived: ${failure.received}`;
  return `${head}><failure type="${escaped(rule.id)}" message="expected ${escaped(failure.expected)}">${escaped(said)}</failure></testcase>`;
}

/** A report as JUnit XML, one test suite to a subject. */
export function reportJunit(report: ConformanceReport): string {
  const bySubject = grouped(report.results, ({ rule }) => rule.id.split('.')[0] ?? '');
  const suites = [...bySubject].map(([subject, results]) => {
    const countOf = (outcome: Result['outcome']): number =>
      results.filter((result) => result.outcome === outcome).length;
    const counts = `tests="${results.length}" failures="${countOf('failed')}" errors="0" skipped="${countOf('skipped')}"`;
    return [
      `  <testsuite name="${escaped(subject)}" ${counts}>`,
      ...results.map(testCase),
      '  </testsuite>',
    ].join('\n');
  });
  const { results, failed } = report;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance of ${escaped(report.baseUrl)}" tests="${results.length}" failures="${failed}" errors="0">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

import type { ConformanceReport } from '../check-conformance.ts';
import type { Result } from '../result.ts';

function lines({ rule, target, failure }: Result): readonly string[] {
  return [
    `${rule.id}: ${target}`,
    `  wants:    ${rule.wants} (${rule.source})`,
    `  request:  ${failure?.request ?? ''}`,
    `  expected: ${failure?.expected ?? ''}`,
    `  received: ${failure?.received ?? ''}`,
  ];
}

/** A report as text: failures in full, what was skipped in a line each, and the counts last. */
export function reportText(report: ConformanceReport): string {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
  return [
    `Conformance of ${report.baseUrl}`,
    '',
    ...failed.flatMap((result) => [...lines(result), '']),
    ...skipped.map(({ rule, target, reason }) => `skipped ${rule.id}: ${target}: ${reason ?? ''}`),
    ...(skipped.length === 0 ? [] : ['']),
    `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`,
    '',
  ].join('\n');
}

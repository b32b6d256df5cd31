import { describe, expect, it } from 'vitest';
import type { ConformanceReport } from '../check-conformance.ts';
import type { Result, Rule } from '../result.ts';
import { reportHtml } from './html.ts';
import { reportJunit } from './junit.ts';
import { reportText } from './text.ts';

const rule: Rule = { id: 'shapes.answer', wants: 'Fits <the> schema.', source: 'contract' };
const result = (given: Partial<Result>): Result => ({
  rule,
  target: 'getProfile',
  outcome: 'passed',
  failure: null,
  reason: null,
  ...given,
});
const failure = { request: 'GET /x?a=1&b=2', expected: '"200"', received: '500 <b>\u0000\uD800' };
const report: ConformanceReport = {
  baseUrl: 'https://portal.example/api',
  results: [
    result({}),
    result({ target: 'a & b', outcome: 'failed', failure }),
    result({ rule: { ...rule, id: 'paging.next' }, outcome: 'skipped', reason: 'no <rows>' }),
  ],
  passed: 1,
  failed: 1,
  skipped: 1,
};

describe('reports of the conformance kit', () => {
  it('tells in text what was wanted, asked, expected and received, and counts', () => {
    const text = reportText(report);
    expect(text).toContain('shapes.answer: a & b');
    for (const part of [rule.wants, ...Object.values(failure), 'skipped paging.next', 'no <rows>'])
      expect(text).toContain(part);
    expect(text).toContain('1 passed, 1 failed, 1 skipped');
  });

  it('writes JUnit XML with a suite to a subject', () => {
    const xml = reportJunit(report);
    expect(xml).toContain('<testsuite name="shapes" tests="2" failures="1" errors="0" skipped="0">');
    expect(xml).toContain('<testsuite name="paging" tests="1" failures="0" errors="0" skipped="1">');
    expect(xml).toContain('name="a &amp; b"');
    expect(xml).toContain('received: 500 &lt;b&gt;\uFFFD\uFFFD');
    expect(xml).toContain('<skipped message="no &lt;rows&gt;"/>');
  });

  it('writes HTML without scripts, in which nothing that was received is markup', () => {
    const html = reportHtml(report);
    expect(html).not.toMatch(/<script|<b>|\son\w+=/);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('500 &lt;b&gt;');
    expect(html).toContain('<th scope="row"><code>shapes.answer</code></th>');
  });
});

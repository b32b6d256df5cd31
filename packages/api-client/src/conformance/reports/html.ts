import type { ConformanceReport } from '../check-conformance.ts';
import type { Result, Rule } from '../result.ts';
import { grouped } from './grouped.ts';
import { escaped } from './markup.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
td.count,
th.count { font-variant-numeric: tabular-nums; text-align: right; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
code { font: 0.9375rem ui-monospace, monospace; }
`;

const count = (results: readonly Result[], outcome: Result['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

function row([rule, results]: readonly [Rule, readonly Result[]]): string {
  const outcome =
    count(results, 'failed') > 0 ? 'Failed' : count(results, 'passed') > 0 ? 'Passed' : 'Skipped';
  const cells = ['passed', 'failed', 'skipped'] as const;
  return `<tr><th scope="row"><code>${escaped(rule.id)}</code></th><td>${escaped(rule.wants)}</td><td>${outcome}</td>${cells
    .map((cell) => `<td class="count">${count(results, cell)}</td>`)
    .join('')}</tr>`;
}

function failed({ rule, target, failure }: Result): string {
  const parts: readonly (readonly [string, string])[] = [
    ['Wants', `${rule.wants} (${rule.source})`],
    ['Request', failure?.request ?? ''],
    ['Expected', failure?.expected ?? ''],
    ['Received', failure?.received ?? ''],
  ];
  return `<h3><code>${escaped(rule.id)}</code>: ${escaped(target)}</h3>\n<dl>${parts
    .map(([term, text]) => `<dt>${term}</dt><dd>${escaped(text)}</dd>`)
    .join('')}</dl>`;
}

function section(title: string, content: readonly string[]): string {
  return content.length === 0 ? '' : `<h2>${title}</h2>\n${content.join('\n')}`;
}

/** A report as one HTML file without scripts. */
export function reportHtml(report: ConformanceReport): string {
  const title = `Conformance of ${escaped(report.baseUrl)}`;
  const byRule = [...grouped(report.results, ({ rule }) => rule)];
  const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
  const heads = ['Check', 'What is wanted', 'Outcome'];
  const counts = ['Passed', 'Failed', 'Skipped'];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped.</p>
${section('Failures', report.results.filter(({ outcome }) => outcome === 'failed').map(failed))}
<h2>Checks</h2>
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}${counts.map((head) => `<th scope="col" class="count">${head}</th>`).join('')}</tr></thead>
<tbody>
${byRule.map(row).join('\n')}
</tbody>
</table>
${section('Skipped', skipped.length === 0 ? [] : [`<ul>${skipped.map(({ rule, target, reason }) => `<li><code>${escaped(rule.id)}</code>: ${escaped(target)}: ${escaped(reason ?? '')}</li>`).join('\n')}</ul>`])}
</main>
</body>
</html>
`;
}

import { countKinds, sortFindings, type Finding } from './finding.ts';

/** Subject of a report. */
export interface ReportSubject {
  /** Commit compared with. */
  readonly base: string;
  /** First line of its message. */
  readonly baseMessage: string;
}

const headings: Readonly<Record<Exclude<Finding['kind'], 'same'>, string>> = {
  changed: 'Changed',
  unshot: 'Not photographed',
  added: 'New',
  removed: 'Gone',
};

const style = `
  body { margin: 2rem auto; max-width: 110rem; padding: 0 1.5rem; font: 15px/1.5 system-ui, sans-serif; color: #14100f; background: #fff; }
  table { border-collapse: collapse; }
  td, th { padding: 0.2rem 1rem 0.2rem 0; text-align: start; border-block-end: 1px solid #e4dedb; font-weight: 400; }
  article { margin-block: 2rem; border-block-start: 1px solid #14100f; padding-block-start: 0.5rem; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid #d0c9c5; background: #fff; }
  figcaption { color: #5f5652; }
`;

/** Escapes text for HTML, also inside an attribute in double quotes. */
function escape(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}

function percent(share: number): string {
  const value = share * 100;
  return value < 0.01 ? 'below 0.01 %' : `${value.toFixed(2)} %`;
}

function anchorOf({ subject, mode }: Finding): string {
  return `${subject.id}--${mode}`;
}

function titleOf({ subject, mode }: Finding): string {
  return `${escape(subject.title)} › ${escape(subject.name)} <small>${escape(mode)}</small>`;
}

function picture(words: string, address: string | undefined): string {
  if (address === undefined) return '';
  const link = escape(address);
  return `<figure><figcaption>${words}</figcaption><a href="${link}"><img src="${link}" alt="${words}" loading="lazy"></a></figure>`;
}

function article(finding: Finding): string {
  const { pictures, kind, share, reason } = finding;
  const words = kind === 'changed' ? `${percent(share)} of the picture differs.` : (reason ?? '');
  return `<article id="${escape(anchorOf(finding))}">
<h3>${titleOf(finding)}</h3>
<p>${escape(words)}</p>
<div class="pictures">${picture('Before', pictures.before)}${picture('After', pictures.after)}${picture('Difference', pictures.difference)}</div>
</article>`;
}

function listRow(finding: Finding): string {
  const link = `<a href="#${escape(encodeURIComponent(anchorOf(finding)))}">${titleOf(finding)}</a>`;
  return `<tr><th scope="row">${link}</th><td>${finding.kind === 'changed' ? percent(finding.share) : ''}</td></tr>`;
}

function section(kind: keyof typeof headings, findings: readonly Finding[]): string {
  const own = findings.filter((finding) => finding.kind === kind);
  if (own.length === 0) return '';
  return `<section>
<h2>${headings[kind]} (${own.length})</h2>
<table>${own.map(listRow).join('\n')}</table>
${own.map(article).join('\n')}
</section>`;
}

/** The page with the changes, largest first. It needs only the pictures beside it. */
export function reportHtml(findings: readonly Finding[], { base, baseMessage }: ReportSubject): string {
  const sorted = sortFindings(findings);
  const counts = countKinds(findings);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${counts.changed} changed pictures</title>
<style>${style}</style>
<h1>Visual report</h1>
<p>The working tree against <code>${escape(base.slice(0, 12))}</code> ${escape(baseMessage)}.</p>
<p>${counts.changed} changed, ${counts.added} new, ${counts.removed} gone, ${counts.unshot} not photographed, ${counts.same} the same.
A picture is a component or a screen in one mode; this is to look at, nothing stops on it.</p>
${(['changed', 'unshot', 'added', 'removed'] as const).map((kind) => section(kind, sorted)).join('\n')}
</html>
`;
}

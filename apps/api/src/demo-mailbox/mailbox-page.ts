import { createHash } from 'node:crypto';
import { formatInstant } from '@vinrod/locale/clock';
import type { StoredMail } from './demo-mailbox.ts';
import { escapeHtml } from '../mail/html.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1a19; background: #fff; max-width: 1120px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 24px; }
h2 { font-size: 18px; margin: 0; }
article { border-top: 1px solid #1c1a19; padding: 16px 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 4px 0 12px; }
dt { color: #5c5654; }
dd { margin: 0; }
h3 { font-size: 14px; font-weight: 600; margin: 0 0 8px; }
.forms { display: grid; gap: 24px; }
@media (min-width: 900px) { .forms { grid-template-columns: minmax(0, 640px) minmax(0, 1fr); } }
iframe { display: block; box-sizing: border-box; inline-size: 100%; block-size: 480px; border: 1px solid #d9d3cf; resize: vertical; }
p.text { white-space: pre-line; margin: 0; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { color: #f4f1ef; background: #161413; }
  article { border-color: #f4f1ef; }
  dt { color: #b5aeab; }
  iframe { border-color: #4a4543; }
  a { color: #9cc4ff; }
}
`;

function hashOf(sheet: string): string {
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
}

/**
 * Allows the page its own style, that of the mails, whose frames inherit the policy, and pictures that stand in them as data,
 * and nothing else: no scripts, no connections.
 */
export function mailboxContentPolicy(mails: readonly StoredMail[]): string {
  const ofMails = mails.flatMap(({ html }) =>
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => hashOf(sheet)),
  );
  const sheets = [...new Set([hashOf(style), ...ofMails])].join(' ');
  return `default-src 'none'; img-src data:; style-src ${sheets}; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}

/**
 * The mail as its reader sees it. The sandbox keeps it from running scripts and from reading the page; a link that is
 * pressed opens in place of the page, as those of the plain text do.
 */
function frame({ subject, html }: StoredMail): string {
  const content = escapeHtml(`<base target="_top">${html}`);
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" loading="lazy" srcdoc="${content}"></iframe>`;
}

function article(mail: StoredMail): string {
  const time = formatInstant(mail.createdAt.getTime());
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>Till</dt><dd>${escapeHtml(mail.to)}</dd><dt>Tid</dt><dd><time datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 19)}</time></dd></dl>
<div class="forms">
<section><h3>HTML</h3>${frame(mail)}</section>
<section><h3>Ren text</h3><p class="text">${withLinks(mail.text)}</p></section>
</div>
</article>`;
}

/** The demo mailbox as a page. */
export function mailboxPage(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demobrevlåda</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Demobrevlåda</h1>
<p>Här hamnar mejlen i demoläget, nyast först. <a href="/dev/mail">Läs in igen</a> · <a href="/">Till portalen</a></p>
${mails.length === 0 ? '<p>Inga mejl ännu.</p>' : mails.map(article).join('\n')}
</main>
</body>
</html>
`;
}

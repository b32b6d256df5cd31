import { createHash } from 'node:crypto';
import { formatInstant } from '@vinrod/locale/clock';
import type { StoredMail } from './demo-mailbox.ts';
import { escapeHtml } from '../mail/html.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1a19; background: #fff; max-width: 680px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 24px; }
h2 { font-size: 18px; margin: 0; }
article { border-top: 1px solid #1c1a19; padding: 16px 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 4px 0 12px; }
dt { color: #5c5654; }
dd { margin: 0; }
p.text { white-space: pre-line; margin: 0; }
@media (prefers-color-scheme: dark) {
  body { color: #f4f1ef; background: #161413; }
  article { border-color: #f4f1ef; }
  dt { color: #b5aeab; }
  a { color: #9cc4ff; }
}
`;

/** Allows the page to load its own style and nothing else. */
export const mailboxContentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}

function article(mail: StoredMail): string {
  const time = formatInstant(mail.createdAt.getTime());
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>Till</dt><dd>${escapeHtml(mail.to)}</dd><dt>Tid</dt><dd><time datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 19)}</time></dd></dl>
<p class="text">${withLinks(mail.text)}</p>
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

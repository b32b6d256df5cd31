import type { Language } from '@vinrod/locale/messages/language';
import { escapeHtml } from '../mail/html.ts';

/** The supplier's look in mails. */
export interface MailLook {
  /** Ground of the header and the button, `#rrggbb`. */
  readonly color: string;
  /** Text on it. */
  readonly ink: string;
  /** Before the name: the portal's mark, the supplier's logo, or nothing. */
  readonly sign:
    | 'mark'
    | 'none'
    | {
        readonly address: string;
        readonly width: number;
        readonly height: number;
        readonly saysName: boolean;
      };
}

/** A mail as its parts. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly supplier: string;
  readonly look: MailLook;
  readonly greeting: string;
  /** Before the code or the button; its beginning is also what a list of mails shows beside the subject. */
  readonly lead: string;
  /** A one-time code, shown large. */
  readonly code: string | null;
  readonly button: { readonly label: string; readonly href: string; readonly linkLabel: string } | null;
  readonly rest: readonly string[];
  readonly signature: readonly string[];
}

/** Heights and offsets of the bars of the mark, px (`packages/ui/src/logo`). */
const bars = [
  [11, 0],
  [12, 5],
  [13, 11],
  [12, 5],
  [11, 0],
] as const;

/** The mark of tables alone: mail clients leave out SVG, and pictures until they are asked for. */
const mark = `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" style="display:inline-table;vertical-align:middle"><tr>${bars
  .map(
    ([height, top], place) =>
      `<td valign="top" style="padding:${top}px 1px 0;height:24px"><div style="width:4px;height:${height}px;background:${place === 2 ? '#7db4ea' : '#ffffff'};font-size:0;line-height:0">&nbsp;</div></td>`,
  )
  .join('')}</tr></table>`;

/** For clients that show mails dark; others keep the light colours of the elements. */
const darkStyle =
  '@media (prefers-color-scheme:dark){.ground{background:#161413!important}.sheet{background:#211e1d!important;color:#f4f1ef!important}.muted{color:#b5aeab!important}.link{color:#9cc4ff!important}.rule{border-color:#4a4543!important}}';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function codeHtml(code: string): string {
  return `<p style="margin:24px 0;font-size:28px;letter-spacing:4px;font-weight:600">${escapeHtml(code)}</p>`;
}

function headerHtml({ sign }: MailLook, supplier: string): string {
  const name = escapeHtml(supplier);
  if (sign === 'none') return name;
  if (sign === 'mark') return `${mark}&nbsp;&nbsp;${name}`;
  const { address, width, height, saysName } = sign;
  const picture = `<img src="${escapeHtml(address)}" width="${width}" height="${height}" alt="${saysName ? name : ''}" style="vertical-align:middle;border:0">`;
  return saysName ? picture : `${picture}&nbsp;&nbsp;${name}`;
}

function buttonHtml(
  { label, href, linkLabel }: NonNullable<MailParts['button']>,
  { color, ink }: MailLook,
): string {
  const safe = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>
<td bgcolor="${color}" style="background:${color};border-radius:4px"><a href="${safe}" style="display:inline-block;padding:12px 24px;color:${ink};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 24px;font-size:14px;color:#5c5654">${escapeHtml(linkLabel)}<br><a class="link" href="${safe}" style="color:#123f7a;word-break:break-all">${safe}</a></p>`;
}

/** The mail as HTML: the supplier, the words, at most one button, and who sends it. */
export function mailHtml(parts: MailParts): string {
  const { language, subject, supplier, look, greeting, lead, code, button, rest, signature } = parts;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="ground" style="margin:0;padding:24px 0;background:#f7f4f1">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;margin:0 auto"><tr>
<td bgcolor="${look.color}" style="background:${look.color};padding:14px 32px;color:${look.ink};font-family:system-ui,sans-serif;font-size:17px;font-weight:600">${headerHtml(look, supplier)}</td>
</tr><tr>
<td class="sheet" style="background:#ffffff;padding:32px;color:#1c1a19;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
${[greeting, lead].map(paragraph).join('\n')}
${code === null ? '' : codeHtml(code)}${button === null ? '' : buttonHtml(button, look)}
${rest.map(paragraph).join('\n')}
<p class="rule muted" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9d3cf;color:#5c5654">${signature.map(escapeHtml).join('<br>')}</p>
</td>
</tr></table>
</body></html>`;
}

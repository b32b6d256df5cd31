import { createHash } from 'node:crypto';
import { longDayText, numberText, quantityText } from '../files/pdf/swedish-text.ts';
import { escapeHtml } from '../mail/html.ts';
import { amountText, energyAmount } from './amounts.ts';
import { originText } from './certificate-contents.ts';
import { measuredSites } from './certificate-document.ts';
import type { IssuedCertificate } from './issue-certificates.ts';

function styleOf(color: string): string {
  return `
body { font: 16px/1.5 system-ui, sans-serif; color: #201b19; background: #fff; max-width: 680px; margin: 0 auto; padding: 0 16px 48px; }
header { border-bottom: 1px solid #201b19; padding: 20px 0 12px; font-weight: 600; color: ${color}; }
h1 { font-size: 28px; line-height: 1.25; margin: 32px 0 8px; }
p { max-width: 60ch; }
p.state { border-left: 3px solid ${color}; padding-left: 12px; }
dl { border-top: 1px solid #201b19; margin: 24px 0; }
dl div { display: flex; flex-wrap: wrap; gap: 0 24px; border-bottom: 1px solid #d0c9c5; padding: 10px 0; }
dt { flex: 0 0 190px; color: #5f5652; }
dd { flex: 1 1 240px; margin: 0; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { color: #f8f5f3; background: #201b19; }
  header { color: #f8f5f3; border-color: #f8f5f3; }
  p.state { border-color: #f8f5f3; }
  dl { border-color: #f8f5f3; }
  dl div { border-color: #5f5652; }
  dt { color: #d0c9c5; }
}
`;
}

/** A page and its headers. */
export interface Page {
  readonly html: string;
  /** Allows the page to load its own style and nothing else. */
  readonly contentPolicy: string;
}

/** How the supplier appears. */
export interface Sender {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

function pageOf({ name, color }: Sender, title: string, content: string): Page {
  const style = styleOf(color);
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    html: `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} \u2013 ${escapeHtml(name)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(name)}</header>
<main>
${content}
</main>
</body>
</html>
`,
    contentPolicy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
}

function factsOf({ document, hash }: IssuedCertificate): readonly (readonly [string, string])[] {
  const { content, issued_on: issuedOn, certificate_number: number } = document;
  const { delivery, company, corporate_group: group, year } = content;
  const shared = [
    ['Certifikatnummer', number],
    ['Utfärdat', longDayText(issuedOn)],
    ['Utfärdat av', content.supplier.legal_name],
  ] as const;
  const checksum = ['Kontrollsumma', hash] as const;
  if (delivery === null) return [...shared, ['Koncern', group.name], ['År', String(year)], checksum];
  return [
    ...shared,
    ['Bolag', company?.name ?? group.name],
    ['Leveransår', String(year)],
    [
      'Levererad el',
      `${amountText(energyAmount(delivery.wh))} (${numberText(delivery.wh / 1000, 0)}\u00A0kWh)`,
    ],
    ['Antal anläggningar', String(measuredSites(delivery))],
    ['Ursprung', originText(delivery.product, year)],
    ['Koldioxid', quantityText(delivery.co2_g_per_kwh, 2, 'g\u00A0CO\u2082/kWh')],
    [
      `Nordisk residualmix ${year}`,
      quantityText(delivery.residual_mix.co2_g_per_kwh, 2, 'g\u00A0CO\u2082/kWh'),
    ],
    checksum,
  ];
}

/** The page on which anybody can verify a certificate: its content, but no people or sites. */
export function certificatePage(sender: Sender, certificate: IssuedCertificate): Page {
  const { content, certificate_number: number } = certificate.document;
  const facts = factsOf(certificate)
    .map(([term, text]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd></div>`)
    .join('\n');
  return pageOf(
    sender,
    `Certifikat ${number}`,
    `<h1>${escapeHtml(content.text.title)}</h1>
<p class="state">Certifikatet är utfärdat av ${escapeHtml(content.supplier.legal_name)}. Jämför uppgifterna med dem i ditt certifikat.</p>
<dl>
${facts}
</dl>`,
  );
}

/** The page for a certificate that cannot be shown, with the reason as a sentence. */
export function failedCertificatePage(sender: Sender, reason: string): Page {
  return pageOf(
    sender,
    'Certifikatet kan inte visas',
    `<h1>Certifikatet kan inte visas</h1>
<p>${escapeHtml(reason)}</p>`,
  );
}

/** The page for an id that no certificate has. */
export function missingCertificatePage(sender: Sender): Page {
  return pageOf(
    sender,
    'Certifikatet finns inte',
    `<h1>Certifikatet finns inte</h1>
<p>Inget certifikat är utfärdat med den här adressen. Kontrollera att hela adressen är med.</p>`,
  );
}

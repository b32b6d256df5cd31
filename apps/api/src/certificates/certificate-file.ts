import type { Config } from '../config/config.ts';
import { pdfFile } from '../files/pdf/pdf-file.ts';
import type { PdfWriter } from '../files/pdf/writer.ts';
import type { IssuedCertificate } from './issue-certificates.ts';
import { writePartnershipCertificate } from './partnership-page.ts';
import { verificationAddress } from './verification-address.ts';
import { writeYearlyCertificate } from './yearly-page.ts';

async function* writeAll(
  pdf: PdfWriter,
  certificates: readonly IssuedCertificate[],
  config: Config,
): AsyncGenerator<void, void, void> {
  for (const [index, certificate] of certificates.entries()) {
    if (index > 0) pdf.newPage();
    const address = verificationAddress(config, certificate.id);
    if (certificate.document.content.delivery === null)
      writePartnershipCertificate(pdf, certificate, address);
    else yield* writeYearlyCertificate(pdf, certificate, certificate.document.content.delivery, address);
    yield;
  }
}

/** A tagged PDF of at least one certificate, each starting on a new page. */
export function certificateFile(
  certificates: readonly IssuedCertificate[],
  config: Config,
): AsyncGenerator<Uint8Array, void, void> {
  const [first] = certificates;
  if (first === undefined) throw new RangeError('There is no certificate to write.');
  const { certificate_number: number, issued_on: issuedOn, content } = first.document;
  const holder = content.company?.name ?? content.corporate_group.name;
  const title =
    certificates.length === 1
      ? `${content.text.title} ${content.year}, ${holder} (${number})`
      : `${content.text.title} ${content.year}, ${content.corporate_group.name}`;
  const details = {
    title,
    context:
      certificates.length === 1
        ? `${number} \u00B7 ${holder}`
        : `${content.corporate_group.name} \u00B7 Leverans\u00E5r ${content.year}`,
    // The day of issue even when written again, so that the file stays the same. Noon, so that no time zone changes the
    // day.
    createdAt: new Date(`${issuedOn}T12:00:00Z`),
    language: 'sv' as const,
    brand: { ...config.supplier, name: content.supplier.name, legalName: content.supplier.legal_name },
  };
  return pdfFile(details, (pdf) => writeAll(pdf, certificates, config));
}

import type { PdfWriter } from '../files/pdf/writer.ts';
import { knownFacts, writeSignature, writeVerification } from './certificate-parts.ts';
import type { IssuedCertificate } from './issue-certificates.ts';

/** Writes a partnership certificate. */
export function writePartnershipCertificate(
  pdf: PdfWriter,
  certificate: IssuedCertificate,
  address: string,
): void {
  const { certificate_number: number, content } = certificate.document;
  pdf.space(60);
  pdf.title(content.text.title);
  pdf.text(content.corporate_group.name, 'name');
  pdf.space(14);
  pdf.text(content.text.body, 'lead');
  pdf.space(24);
  pdf.rule();
  pdf.space(10);
  pdf.facts(
    knownFacts([
      { term: 'Certifikatnummer', text: number },
      { term: 'År', text: String(content.year) },
      { term: 'Koncern', text: content.corporate_group.name },
      { term: 'Organisationsnummer', text: content.corporate_group.organization_number },
      { term: 'Bolag', text: content.companies.map(({ name }) => name).join(', ') },
      { term: 'Leverantör', text: content.supplier.legal_name },
    ]),
  );
  writeSignature(pdf, certificate);
  pdf.space(24);
  writeVerification(pdf, certificate, address);
}

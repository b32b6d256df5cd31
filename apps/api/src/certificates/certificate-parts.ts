import type { Fact, PdfWriter } from '../files/pdf/writer.ts';
import { longDayText } from '../files/pdf/swedish-text.ts';
import type { IssuedCertificate } from './issue-certificates.ts';

/**
 * Facts that have a value: an imported corporate group lacks organisationsnummer and kundnummer until somebody enters
 * them.
 */
export function knownFacts(
  facts: readonly { readonly term: string; readonly text: string | null }[],
): Fact[] {
  return facts.flatMap(({ term, text }) => (text === null || text === '' ? [] : [{ term, text }]));
}

/** Draws the issuer of a certificate and the day of issue. */
export function writeSignature(pdf: PdfWriter, { document }: IssuedCertificate): void {
  const { text, supplier } = document.content;
  pdf.keepTogether(64);
  pdf.space(14);
  pdf.text(`Utfärdat den ${longDayText(document.issued_on)}`, 'label');
  if (text.signatory_name !== '') pdf.text(text.signatory_name, 'strong');
  pdf.text([text.signatory_title, supplier.legal_name].filter((part) => part !== '').join(', '));
}

/** Draws how to verify a certificate. */
export function writeVerification(
  pdf: PdfWriter,
  { document, hash }: IssuedCertificate,
  address: string,
): void {
  const { footer } = document.content.text;
  pdf.keepTogether(footer === '' ? 104 : 140);
  pdf.space(14);
  pdf.rule();
  pdf.space(12);
  pdf.beside(
    [
      () => pdf.qrCode(address, 'QR-kod till sidan där certifikatet kontrolleras.'),
      () => {
        pdf.heading('Kontrollera certifikatet');
        pdf.text(
          `Vem som helst kan jämföra certifikat ${document.certificate_number} med det som är utfärdat på den här sidan. Kontrollsumman ska vara densamma.`,
        );
        pdf.link(address, address);
        pdf.text(`Kontrollsumma ${hash}`, 'small');
      },
    ],
    [1, 5],
  );
  if (footer !== '') {
    pdf.space(8);
    pdf.text(footer, 'small');
  }
}

import type { FileFormat } from '../file-format.ts';
import { rowOf } from './peppol-row.ts';
import { readPeppol } from './read-peppol.ts';

/** The name of the first element, whatever stands before it. */
function rootOf(beginning: string): string | null {
  const withoutComments = beginning.replaceAll(/<!--[\s\S]*?-->/g, '');
  return /<(?:[\w.-]+:)?([A-Za-z]\w*)[\s/>]/.exec(withoutComments)?.[1] ?? null;
}

/** Invoices and credit notes of Peppol BIS Billing 3.0 (EN 16931 in OASIS UBL 2.1). */
export const peppolInvoice: FileFormat = {
  name: 'Peppol BIS Billing 3.0',
  keepsOriginal: true,
  recognises: (beginning) =>
    ['Invoice', 'CreditNote'].includes(rootOf(beginning) ?? '') &&
    beginning.includes('urn:oasis:names:specification:ubl:schema:xsd:'),
  async *read(text, settings) {
    const read = await readPeppol(text);
    const made = 'invoice' in read ? await rowOf(read.invoice, settings) : read;
    if ('row' in made) yield { line: 1, row: made.row };
    else yield* made.problems;
  },
};

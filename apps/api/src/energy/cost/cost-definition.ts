import { figures, inEnglish, type Word } from '@vinrod/api-client/figures';
import type { Text } from '@vinrod/locale/messages/texts';

/**
 * What every cost of a report is, said wherever one is shown, in the words of the dictionary. Certificates, guarantees of
 * origin and the monthly fee come from the supplier's price list, which is known only as the lines of invoices that have
 * been issued; so a report tells the energy alone, by a name of its own, and an invoice what is to be paid.
 */
export const costDefinition: Text = {
  sv: inOneLine(figures.energyCost),
  en: inOneLine(inEnglish.energyCost),
};

function inOneLine({ name, definition }: Word): string {
  return `${name}: ${definition}`;
}

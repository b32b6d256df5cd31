import { figures, inEnglish, type Word } from '@vinrod/api-client/figures';
import type { Text } from '@vinrod/locale/messages/texts';

/**
 * The definition of cost in reports, shown with every cost, in the words of the dictionary. Certificates, guarantees of
 * origin and the monthly fee are in the supplier's price list, which is known only as lines of issued invoices; so a
 * report gives the cost of energy alone, under its own name, and an invoice gives the amount to pay.
 */
export const costDefinition: Text = {
  sv: inOneLine(figures.energyCost),
  en: inOneLine(inEnglish.energyCost),
};

function inOneLine({ name, definition }: Word): string {
  return `${name}: ${definition}`;
}

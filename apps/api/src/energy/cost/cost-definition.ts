import type { Text } from '../../server/text.ts';

/**
 * What every cost of a report is, said wherever one is shown. Certificates, guarantees of origin and the monthly fee come
 * from the supplier's price list, which is known only as the lines of invoices that have been issued; so a report tells
 * the energy alone, by a name of its own, and an invoice what is to be paid.
 */
export const costDefinition: Text = {
  sv: 'Energikostnaden är varje timmes förbrukning gånger timmens spotpris och påslaget, utan moms. På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift.',
  en: 'The cost of energy is the consumption of every hour times its spot price and the surcharge, excluding VAT. Invoices add electricity certificates, guarantees of origin and the monthly fee.',
};

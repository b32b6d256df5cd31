import type { PeppolCharge, PeppolInvoice, PeppolLine, PeppolVatSubtotal } from './peppol-invoice.ts';

/** An amount of an invoice that a rule forbids. */
export interface BrokenRule {
  /** Name in EN 16931 or Peppol BIS Billing. */
  readonly rule: string;
  readonly element: string;
  /** Line of the file. */
  readonly at: number;
  readonly read: string;
  readonly wanted: string;
}

/** Hundredths as a decimal number. */
export function amountText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

const oneUnit = 100;

/** Hundredths that a product may differ by (PEPPOL-EN16931-R120 and R040). */
const productSlack = 2;

/** Standard rates in Sweden, percent (mervärdesskattelagen 2023:200, 9 kap.). */
const swedishRates = new Set([6, 12, 25]);

function sum(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0);
}

/** What charges add and allowances take off. */
export function addedBy(charges: readonly PeppolCharge[]): number {
  return sum(charges.map(({ isCharge, amount }) => (isCharge ? amount : -amount)));
}

class Rules {
  readonly broken: BrokenRule[] = [];

  equal(rule: string, element: string, at: number, read: number, wanted: number, slack = 0): void {
    // The sum of a few products of binary fractions is exact far below a thousandth.
    if (Math.abs(read - wanted) > slack + 1e-3)
      this.broken.push({ rule, element, at, read: amountText(read), wanted: amountText(wanted) });
  }
}

function checkCharge(rules: Rules, { at, percent, base, amount }: PeppolCharge): void {
  if (percent === null || base === null) return;
  const wanted = (base * percent) / 100;
  rules.equal('PEPPOL-EN16931-R040', 'AllowanceCharge/Amount', at, amount, wanted, productSlack);
}

function checkLine(rules: Rules, line: PeppolLine): void {
  const product = (line.quantity * line.price * oneUnit) / line.priceBase;
  const wanted = product + addedBy(line.charges);
  rules.equal('PEPPOL-EN16931-R120', 'LineExtensionAmount', line.at, line.amount, wanted, productSlack);
  for (const charge of line.charges) checkCharge(rules, charge);
}

function sameVat({ category }: PeppolVatSubtotal, other: PeppolCharge['vat']): boolean {
  return other?.code === category.code && (other.rate ?? 0) === (category.rate ?? 0);
}

function checkSubtotal(rules: Rules, invoice: PeppolInvoice, subtotal: PeppolVatSubtotal): void {
  const { at, category, taxable, amount } = subtotal;
  const ofLines = invoice.lines.filter(({ vat }) => sameVat(subtotal, vat)).map((line) => line.amount);
  const charges = invoice.charges.filter(({ vat }) => sameVat(subtotal, vat));
  // As in the official rules: amounts at a standard rate may differ by less than one, because of rounding by line.
  const slack = oneUnit - 1;
  const isStandard = category.code === 'S';
  rules.equal(
    `BR-${category.code}-08`,
    'TaxSubtotal/TaxableAmount',
    at,
    taxable,
    sum(ofLines) + addedBy(charges),
    isStandard ? slack : 0,
  );
  const wanted = Math.sign(taxable) * Math.round((Math.abs(taxable) * (category.rate ?? 0)) / 100);
  rules.equal('BR-CO-17', 'TaxSubtotal/TaxAmount', at, amount, wanted, isStandard ? slack : 0);
  if (isStandard && invoice.seller.country === 'SE' && !swedishRates.has(category.rate ?? 0))
    rules.broken.push({
      rule: 'SE-R-006',
      element: 'TaxSubtotal/TaxCategory/Percent',
      at,
      read: String(category.rate ?? 0),
      wanted: [...swedishRates].join(', '),
    });
}

function checkVat(rules: Rules, invoice: PeppolInvoice): void {
  const { vat, lines, charges } = invoice;
  for (const subtotal of vat.subtotals) checkSubtotal(rules, invoice, subtotal);
  rules.equal('BR-CO-14', 'TaxTotal/TaxAmount', vat.at, vat.amount, sum(vat.subtotals.map((s) => s.amount)));
  for (const { at, vat: category } of [...lines, ...charges]) {
    if (category === null || vat.subtotals.some((subtotal) => sameVat(subtotal, category))) continue;
    const read = `${category.code} ${category.rate ?? ''}`.trim();
    rules.broken.push({
      rule: `BR-${category.code}-01`,
      element: 'TaxCategory',
      at,
      read,
      wanted: 'TaxSubtotal',
    });
  }
}

/**
 * The arithmetic rules of EN 16931 that an invoice breaks (BR-CO-10 to BR-CO-17, the sums by category of VAT) and those of
 * Peppol BIS Billing on products, with the tolerances of the official rules.
 */
export function brokenRules(invoice: PeppolInvoice): readonly BrokenRule[] {
  const rules = new Rules();
  const { totals, lines, charges, vat } = invoice;
  const allowances = sum(charges.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount));
  const added = sum(charges.filter(({ isCharge }) => isCharge).map(({ amount }) => amount));
  const ofTotals = (rule: string, element: string, read: number, wanted: number): void =>
    rules.equal(rule, `LegalMonetaryTotal/${element}`, totals.at, read, wanted);
  for (const line of lines) checkLine(rules, line);
  for (const charge of charges) checkCharge(rules, charge);
  ofTotals('BR-CO-10', 'LineExtensionAmount', totals.lines, sum(lines.map(({ amount }) => amount)));
  ofTotals('BR-CO-11', 'AllowanceTotalAmount', totals.allowances ?? 0, allowances);
  ofTotals('BR-CO-12', 'ChargeTotalAmount', totals.charges ?? 0, added);
  ofTotals(
    'BR-CO-13',
    'TaxExclusiveAmount',
    totals.withoutVat,
    totals.lines - (totals.allowances ?? 0) + (totals.charges ?? 0),
  );
  checkVat(rules, invoice);
  ofTotals('BR-CO-15', 'TaxInclusiveAmount', totals.withVat, totals.withoutVat + vat.amount);
  ofTotals(
    'BR-CO-16',
    'PayableAmount',
    totals.payable,
    totals.withVat - (totals.prepaid ?? 0) + (totals.rounding ?? 0),
  );
  return rules.broken;
}

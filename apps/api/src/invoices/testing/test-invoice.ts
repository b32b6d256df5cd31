import { randomUUID } from 'node:crypto';
import { dayOf } from '@vinrod/locale/day';
import type { Database } from '../../store/index.ts';
import type { TestCorporateGroup } from '../../testing/test-people.ts';
import { issueInvoices, type IssuedInvoice } from '../issue-invoices.ts';
import { makeInvoice, type ChargedSite, type InvoiceDraft } from '../making/make-invoice.ts';
import type { PriceList } from '../making/price-list.ts';

/** Prices of the worked example (domain.md 2.3). */
export const workedPrices: PriceList = {
  certificate: { code: 'ELCERT', description: 'Elcertifikat', price: 4000 },
  origin: {
    residual_mix: null,
    renewable: null,
    hydro: { code: 'UG-VATTEN', description: 'Ursprungsgaranti vattenkraft', price: 9000 },
    wind: null,
    solar: null,
    nuclear: null,
    bra_miljoval: null,
  },
  monthlyFee: 490_000,
};

/** Energy and prices of the worked example, for one site. */
export function workedSite(siteId: string): ChargedSite {
  return {
    id: siteId,
    siteId: '735999000000010012',
    name: 'Butik Stortorget 4',
    priceArea: 'SE3',
    period: { first: dayOf(2026, 1, 1), last: dayOf(2026, 1, 31) },
    wh: 42_350_000,
    meanPrice: 584_200,
    weightedPrice: 602_200,
    surcharge: 2100,
  };
}

/** The worked example before it has a number. */
export function workedInvoice(siteIds: readonly string[] = [randomUUID()]): InvoiceDraft {
  return makeInvoice(siteIds.map(workedSite), 'hydro', workedPrices);
}

let lastSerial = 0;

/**
 * Issues the worked example to the first companies of a corporate group, dated 2026-02-06 and due 2026-03-06, unless
 * `changes` say otherwise.
 * @returns the issued invoice
 */
export async function issueTestInvoice(
  database: Database,
  group: TestCorporateGroup,
  changes: Partial<IssuedInvoice> = {},
): Promise<IssuedInvoice> {
  const company = group.companies.find(({ id }) => id === changes.companyId) ?? group.companies[0];
  const serial = (lastSerial += 1);
  const invoice: IssuedInvoice = {
    corporateGroupId: group.id,
    id: randomUUID(),
    serial,
    invoiceNumber: String(4_100_238_715 + serial),
    companyId: company?.id ?? '',
    type: 'invoice',
    invoiceDay: dayOf(2026, 2, 6),
    dueDay: dayOf(2026, 3, 6),
    period: { first: dayOf(2026, 1, 1), last: dayOf(2026, 1, 31) },
    draft: workedInvoice(company?.siteIds.slice(0, 1)),
    bankgiro: '5050-1055',
    delivery: 'e_invoice',
    reference: 'Kst 4410',
    creditsInvoiceId: null,
    remindedOn: null,
    inCollectionOn: null,
    cancelledOn: null,
    writtenOffOn: null,
    payments: [],
    statusUpdatedAt: new Date('2026-02-06T06:00:00+01:00'),
    ...changes,
  };
  await issueInvoices(database.db, [invoice]);
  return invoice;
}

import type { PeppolInvoice, PeppolLine } from '../../invoices/peppol/peppol-invoice.ts';
import { writePeppol } from '../../invoices/peppol/write-peppol.ts';

const standardRate = { code: 'S', rate: 25 };

const spot: PeppolLine = {
  at: 1,
  id: '1',
  quantity: 42_350,
  unit: 'KWH',
  amount: 2_474_087,
  period: { start: '2026-01-01', end: '2026-01-31' },
  objectId: { scheme: 'AVE', id: '735999000000010012' },
  charges: [],
  name: 'Elpris rörligt kvart',
  article: 'EL-KV',
  properties: [],
  vat: standardRate,
  price: 0.5842,
  priceBase: 1,
};

const surcharge: PeppolLine = {
  ...spot,
  id: '2',
  amount: 88_935,
  name: 'Påslag',
  article: 'PASLAG',
  price: 21,
  priceBase: 1000,
};

/** The invoice of domain.md 2.3 with two of its lines, as its supplier would send it in the network. */
export const peppolOfNorrviken: PeppolInvoice = {
  kind: 'invoice',
  typeCode: '380',
  number: '4100238716',
  issueDate: '2026-02-06',
  dueDate: '2026-03-06',
  currency: 'SEK',
  buyerReference: 'Kst 4410',
  orderReference: null,
  preceding: [],
  period: { start: '2026-01-01', end: '2026-01-31' },
  objectId: null,
  seller: {
    endpoint: { scheme: '0007', id: '5566778899' },
    identifiers: [],
    name: 'Vinröd Energi AB',
    street: 'Älvgatan 3',
    postalCode: '972 38',
    city: 'Luleå',
    country: 'SE',
    vatNumber: 'SE556677889901',
    legalId: { scheme: '0007', id: '5566778899' },
  },
  buyer: {
    endpoint: { scheme: '0007', id: '5560160680' },
    identifiers: [{ scheme: null, id: '1048213' }],
    name: 'Norrviken Butik AB',
    street: 'Box 12',
    postalCode: '972 38',
    city: 'Luleå',
    country: 'SE',
    vatNumber: 'SE556016068001',
    legalId: { scheme: '0007', id: '5560160680' },
  },
  delivery: null,
  paymentMeans: [{ code: '30', paymentId: '41002387169', account: '50501055', branch: 'SE:BANKGIRO' }],
  charges: [],
  vat: {
    at: 1,
    amount: 640_756,
    subtotals: [{ at: 1, category: standardRate, taxable: 2_563_022, amount: 640_756 }],
  },
  totals: {
    at: 1,
    lines: 2_563_022,
    allowances: null,
    charges: null,
    withoutVat: 2_563_022,
    withVat: 3_203_778,
    prepaid: null,
    rounding: 22,
    payable: 3_203_800,
  },
  lines: [spot, surcharge],
};

/** The same energy given back. */
export const creditOfNorrviken: PeppolInvoice = {
  ...peppolOfNorrviken,
  kind: 'credit_note',
  typeCode: '381',
  number: '4100238717',
  dueDate: null,
  preceding: ['4100238716'],
  paymentMeans: [],
};

/** The bytes of a document. */
export function peppolFile(invoice: PeppolInvoice): Buffer<ArrayBuffer> {
  return Buffer.from([...writePeppol(invoice)].join(''));
}

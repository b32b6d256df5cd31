import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import type { Invoice, InvoiceLine, InvoiceStatusFilter } from '@vinrod/api-client/contract';
import { defineMessages } from '../../messages/define-messages.ts';

/** Sheet names and column headings in files of invoices (domain.md 3.3). */
export const invoiceFileTexts = textsOf(
  defineMessages('invoice-file', {
    sv: {
      invoices: 'Fakturor',
      lines: 'Fakturarader',
      choice: 'Urval',
      invoiceNumber: 'Fakturanummer',
      type: 'Typ',
      corporateGroup: 'Koncern',
      company: 'Bolag',
      customerId: 'Kundnummer',
      invoiceDate: 'Fakturadatum',
      dueDate: 'Förfallodatum',
      paidDate: 'Betaldatum',
      from: 'Period från och med',
      to: 'Period till och med',
      consumption: 'Förbrukning (kWh)',
      siteCount: 'Antal anläggningar',
      net: 'Belopp exkl. moms (kr)',
      vat: 'Moms (kr)',
      vatRate: 'Momssats (%)',
      rounding: 'Öresutjämning (kr)',
      total: 'Att betala inkl. moms (kr)',
      remaining: 'Återstår (kr)',
      status: 'Status',
      ocrNumber: 'OCR-nummer',
      bankgiro: 'Bankgiro',
      reference: 'Referens',
      credits: 'Krediterar faktura',
      updated: 'Betalstatus uppdaterad',
      siteId: 'Anläggnings-id',
      site: 'Anläggning',
      code: 'Artikel',
      product: 'Produkt',
      category: 'Kategori',
      quantity: 'Antal',
      unit: 'Enhet',
      price: 'Pris',
      priceUnit: 'Prisenhet',
      item: 'Uppgift',
      value: 'Värde',
      text: 'Text',
      period: 'Fakturadatum i perioden',
      everyAge: 'Oavsett ålder',
      everyCorporateGroup: 'Alla koncerner',
      everyStatus: 'Alla',
      search: 'Sökning',
      selected: 'Valda fakturor',
      invoiceCount: 'Antal fakturor',
      createdAt: 'Skapad',
      tooManyLines: 'Filen blir för stor. Välj en kortare period eller färre fakturor.',
    },
    en: {
      invoices: 'Invoices',
      lines: 'Invoice lines',
      choice: 'Selection',
      invoiceNumber: 'Invoice number',
      type: 'Type',
      corporateGroup: 'Corporate group',
      company: 'Company',
      customerId: 'Customer number',
      invoiceDate: 'Invoice date',
      dueDate: 'Due date',
      paidDate: 'Paid on',
      from: 'Period from',
      to: 'Period to',
      consumption: 'Consumption (kWh)',
      siteCount: 'Sites',
      net: 'Amount excl. VAT (SEK)',
      vat: 'VAT (SEK)',
      vatRate: 'VAT rate (%)',
      rounding: 'Rounding (SEK)',
      total: 'To pay incl. VAT (SEK)',
      remaining: 'Remaining (SEK)',
      status: 'Status',
      ocrNumber: 'OCR number',
      bankgiro: 'Bankgiro',
      reference: 'Reference',
      credits: 'Credits invoice',
      updated: 'Payment status updated',
      siteId: 'Site id',
      site: 'Site',
      code: 'Article',
      product: 'Product',
      category: 'Category',
      quantity: 'Quantity',
      unit: 'Unit',
      price: 'Price',
      priceUnit: 'Price unit',
      item: 'Item',
      value: 'Value',
      text: 'Text',
      period: 'Invoice date within',
      everyAge: 'Of every age',
      everyCorporateGroup: 'All corporate groups',
      everyStatus: 'All',
      search: 'Search',
      selected: 'Chosen invoices',
      invoiceCount: 'Invoices',
      createdAt: 'Created',
      tooManyLines: 'The file would be too large. Choose a shorter period or fewer invoices.',
    },
  }),
);

/** Error texts for files of invoices. */
export const invoiceFileRefusals = textsOf(
  defineMessages('invoice-file-refusals', {
    sv: {
      tooManyPdfs:
        'Högst {most} fakturor kan hämtas som pdf på en gång, och urvalet har {count}. Välj en kortare period eller färre fakturor.',
    },
    en: {
      tooManyPdfs:
        'At most {most} invoices can be fetched as pdf at once, and the selection has {count}. Choose a shorter period or fewer invoices.',
    },
  }),
);

/** Invoice types (domain.md 3.4). */
export const typeTexts: Readonly<Record<Invoice['type'], Text>> = textsOf(
  defineMessages('type', {
    sv: {
      invoice: 'Faktura',
      credit_note: 'Kreditfaktura',
      final_invoice: 'Slutfaktura',
      self_billing: 'Självfaktura',
    },
    en: {
      invoice: 'Invoice',
      credit_note: 'Credit note',
      final_invoice: 'Final invoice',
      self_billing: 'Self-billing invoice',
    },
  }),
);

/** Payment statuses (domain.md 3.4), and the other filters of a list. */
export const statusTexts: Readonly<Record<InvoiceStatusFilter, Text>> = textsOf(
  defineMessages('status', {
    sv: {
      open: 'Obetalda',
      unpaid: 'Obetald',
      partially_paid: 'Delbetald',
      paid: 'Betald',
      overdue: 'Förfallen',
      reminded: 'Påmind',
      in_collection: 'Inkasso',
      credited: 'Krediterad',
      cancelled: 'Makulerad',
      written_off: 'Avskriven',
    },
    en: {
      open: 'Open',
      unpaid: 'Unpaid',
      partially_paid: 'Partially paid',
      paid: 'Paid',
      overdue: 'Overdue',
      reminded: 'Reminded',
      in_collection: 'In collection',
      credited: 'Credited',
      cancelled: 'Cancelled',
      written_off: 'Written off',
    },
  }),
);

/** Categories of lines. */
export const categoryTexts: Readonly<Record<InvoiceLine['category'], Text>> = textsOf(
  defineMessages('category', {
    sv: {
      energy: 'Elenergi',
      surcharge: 'Påslag',
      environment: 'Miljö',
      fixed_fee: 'Fast avgift',
      hedge: 'Prissäkring',
      grid: 'Elnät',
      tax: 'Skatt',
      other: 'Övrigt',
    },
    en: {
      energy: 'Energy',
      surcharge: 'Surcharge',
      environment: 'Environment',
      fixed_fee: 'Fixed fee',
      hedge: 'Hedge',
      grid: 'Grid',
      tax: 'Tax',
      other: 'Other',
    },
  }),
);

/** Units of quantities. */
export const unitTexts: Readonly<Record<InvoiceLine['unit'], Text>> = textsOf(
  defineMessages('unit', {
    sv: {
      kWh: 'kWh',
      kW: 'kW',
      month: 'mån',
      st: 'st',
    },
    en: {
      kWh: 'kWh',
      kW: 'kW',
      month: 'months',
      st: 'pieces',
    },
  }),
);

/** Units of prices. */
export const priceUnitTexts: Readonly<Record<InvoiceLine['price_unit'], Text>> = textsOf(
  defineMessages('price-unit', {
    sv: {
      ore_per_kwh: 'öre/kWh',
      sek_per_month: 'kr/mån',
      sek_per_kw: 'kr/kW',
      sek_per_unit: 'kr/st',
    },
    en: {
      ore_per_kwh: 'öre/kWh',
      sek_per_month: 'SEK/month',
      sek_per_kw: 'SEK/kW',
      sek_per_unit: 'SEK/piece',
    },
  }),
);

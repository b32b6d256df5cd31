import type { Generated, GeneratedAlways } from 'kysely';
import type { DayText } from './organisation.ts';
import type { Ore, WattHours } from '../../quantities/quantities.ts';

/** An invoice or a credit note. Amounts are whole öre; those of a credit note are negative. */
export interface InvoiceTable {
  corporate_group_id: string;
  id: string;
  /** Number within the corporate group, ascending. */
  serial: number;
  company_id: string;
  /** Fakturanummer. */
  invoice_number: string;
  /** Payment reference with check digit. */
  ocr_number: string;
  type: 'invoice' | 'credit_note' | 'final_invoice' | 'self_billing';
  invoice_date: DayText;
  due_date: DayText;
  period_start: DayText;
  /** Last day, counted. */
  period_end: DayText;
  consumption_wh: WattHours;
  site_count: number;
  /** Excluding VAT. */
  net_ore: Ore;
  vat_ore: Ore;
  vat_rate_percent: number;
  /** Öresutjämning. */
  rounding_ore: Ore;
  total_ore: Ore;
  /** `NNNN-NNNN` or `NNN-NNNN`. */
  bankgiro: string;
  delivery: 'pdf_email' | 'e_invoice' | 'paper' | 'autogiro';
  reference: string | null;
  /** The invoice that a credit note reverses; only credit notes have one. */
  credits_invoice_id: string | null;
  /** Day from which each applies; null when undecided. */
  reminded_on: DayText | null;
  in_collection_on: DayText | null;
  cancelled_on: DayText | null;
  written_off_on: DayText | null;
  /** When the payment status was last read from the supplier's ledger. */
  status_updated_at: Date;
  /** Sum of payments, including those agreed for later; maintained by the database. */
  payments_ore: Generated<Ore>;
  /** Day of the last payment, or a later one. */
  last_payment_on: Generated<DayText | null>;
  /** Sum of credit notes, positive; maintained by the database. */
  credits_ore: Generated<Ore>;
  /** Last day on which an amount may remain; `infinity` while unknown, `-infinity` when none ever does. */
  open_until: GeneratedAlways<string>;
}

/** A line of an invoice: `amount_ore` is quantity times price, rounded to whole öre. */
export interface InvoiceLineTable {
  corporate_group_id: string;
  invoice_id: string;
  /** Position on the invoice, from 1. */
  position: number;
  site_id: string;
  /** Anläggnings-id and name at the time the invoice was created. */
  site_number: string;
  site_name: string;
  period_start: DayText;
  /** Last day, counted. */
  period_end: DayText;
  code: string;
  description: string;
  category: 'energy' | 'surcharge' | 'environment' | 'fixed_fee' | 'hedge' | 'grid' | 'tax' | 'other';
  /** Thousandths of `unit`: Wh for energy. */
  quantity_thousandths: number;
  unit: 'kWh' | 'kW' | 'month' | 'st';
  /** Ten-thousandths of öre (`ore_per_kwh`) or of kronor. */
  unit_price_ten_thousandths: number;
  price_unit: 'ore_per_kwh' | 'sek_per_month' | 'sek_per_kw' | 'sek_per_unit';
  /** Basis of the price, from which it can be recomputed. */
  price_basis: 'area_mean' | 'profile' | 'surcharge' | 'price_list' | 'agreement';
  /** Area of the spot prices it was computed from; null when it was not. */
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4' | null;
  amount_ore: Ore;
  /** Null when it is that of the invoice. */
  vat_rate_percent: Generated<number | null>;
}

/** The file that an invoice came as. */
export interface InvoiceOriginalTable {
  corporate_group_id: string;
  invoice_id: string;
  format: 'peppol';
  bytes: Uint8Array;
  stored_at: Date;
}

/** A payment of an invoice; future days are agreed on and count when they come. */
export interface InvoicePaymentTable {
  corporate_group_id: string;
  invoice_id: string;
  /** Position among the invoice's payments, from 1. */
  position: number;
  paid_on: DayText;
  amount_ore: Ore;
}

/** Tables of invoices. */
export interface InvoiceSchema {
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
  invoice_original: InvoiceOriginalTable;
}

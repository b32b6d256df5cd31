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
  /** The invoice that a credit note takes back; only credit notes have one. */
  credits_invoice_id: string | null;
  /** Day from which each holds; null when it has not been decided. */
  reminded_on: DayText | null;
  in_collection_on: DayText | null;
  cancelled_on: DayText | null;
  written_off_on: DayText | null;
  /** When the state of payment was last read from the supplier's ledger. */
  status_updated_at: Date;
  /** What payments come to, those agreed on for days to come too; the database keeps it. */
  payments_ore: Generated<Ore>;
  /** Last day of a payment, or a later one. */
  last_payment_on: Generated<DayText | null>;
  /** What credit notes take back, positive; the database keeps it. */
  credits_ore: Generated<Ore>;
  /** Last day on which something may remain to be paid; `infinity` while that is not known, `-infinity` when it never does. */
  open_until: GeneratedAlways<string>;
}

/** A line of an invoice: `amount_ore` is quantity times price, rounded to whole öre. */
export interface InvoiceLineTable {
  corporate_group_id: string;
  invoice_id: string;
  /** Place on the invoice, from 1. */
  position: number;
  site_id: string;
  /** Anläggnings-id and name as they were when the invoice was made. */
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
  /** What the price was made from, by which it can be computed again. */
  price_basis: 'area_mean' | 'profile' | 'surcharge' | 'price_list' | 'agreement';
  /** Whose spot prices it was made from; null when it was not. */
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4' | null;
  amount_ore: Ore;
}

/** A payment of an invoice; days to come are agreed on and count when they come. */
export interface InvoicePaymentTable {
  corporate_group_id: string;
  invoice_id: string;
  /** Place among the invoice's payments, from 1. */
  position: number;
  paid_on: DayText;
  amount_ore: Ore;
}

/** Tables of invoices. */
export interface InvoiceSchema {
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_payment: InvoicePaymentTable;
}

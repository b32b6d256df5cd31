import {
  addMonths,
  dayOf,
  endOfMonth,
  firstDayOfMonthNumber,
  formatDay,
  monthNumber,
  weekdayOf,
  type Day,
} from '@vinrod/locale/day';
import type { Period } from '../../energy/period.ts';
import type { InvoiceFate, Payment } from '../../invoices/issue-invoices.ts';
import type { InvoiceTable } from '../../store/schema/invoices.ts';
import { paymentHabitOf, type PaymentHabit } from '../catalogue/payment-habits.ts';
import { chance, seedOf } from './random.ts';
import type { Ore } from '../../quantities/quantities.ts';

/** First month of delivery that the demo data has invoices of: two years before the newest ones of November 2026. */
const FIRST_MONTH = monthNumber(dayOf(2024, 11, 1));
/** Day of the next month on which invoices are made. */
const INVOICE_DAY = 5;
const DAYS_TO_PAY = 30;
const DAYS_UNTIL_CREDIT = 13;
const DAYS_UNTIL_REMINDER = 20;
const DAYS_UNTIL_COLLECTION = 45;
const DAYS_UNTIL_WRITTEN_OFF = 200;
/** Serial numbers that a month has room for: three documents of each company. */
const SERIALS_PER_MONTH = 60;
const SERIALS_PER_KIND = 20;
const FIRST_NUMBER = 4_100_232_000;
const NUMBERS_PER_SERIAL = 7;

/** A document of the demo data: what is known of it before its energy is. */
export interface PlannedInvoice extends InvoiceFate {
  readonly kind: 'invoice' | 'credit_note' | 'replacement';
  readonly type: InvoiceTable['type'];
  readonly serial: number;
  readonly invoiceNumber: string;
  /** Number of the invoice that a credit note takes back. */
  readonly creditsNumber: string | null;
  readonly invoiceDay: Day;
  readonly dueDay: Day;
  readonly period: Period;
  /** Day from which nothing changes any more; null when that does not come. */
  readonly closedOn: Day | null;
  /** Payments of a total, in öre. */
  readonly payments: (totalOre: Ore) => readonly Payment[];
}

/** Banks book on weekdays. */
function nextWeekday(day: Day): Day {
  const weekday = weekdayOf(day);
  return weekday > 5 ? day + 8 - weekday : day;
}

const NO_FATE: InvoiceFate = {
  remindedOn: null,
  inCollectionOn: null,
  cancelledOn: null,
  writtenOffOn: null,
};

function noPayment(): readonly Payment[] {
  return [];
}

type Course = InvoiceFate & Pick<PlannedInvoice, 'closedOn' | 'payments'>;

/** An invoice that is never paid. */
function unpaidCourse(dueDay: Day, isWrittenOff: boolean): Course {
  const writtenOffOn = isWrittenOff ? dueDay + DAYS_UNTIL_WRITTEN_OFF : null;
  return {
    ...NO_FATE,
    remindedOn: dueDay + DAYS_UNTIL_REMINDER,
    inCollectionOn: dueDay + DAYS_UNTIL_COLLECTION,
    writtenOffOn,
    closedOn: writtenOffOn,
    payments: noPayment,
  };
}

function paidCourse(habit: PaymentHabit, invoiceNumber: string, dueDay: Day): Course {
  const late = Math.floor(chance(seedOf(invoiceNumber), 1) * 5);
  const paidOn = nextWeekday(dueDay + habit.daysFromDue + late);
  const { ahead } = habit;
  return {
    ...NO_FATE,
    remindedOn: paidOn > dueDay + DAYS_UNTIL_REMINDER ? dueDay + DAYS_UNTIL_REMINDER : null,
    closedOn: paidOn,
    payments: (totalOre) =>
      ahead === undefined || ahead.amountOre >= totalOre
        ? [{ day: paidOn, amountOre: totalOre }]
        : [
            { day: nextWeekday(dueDay - ahead.daysBeforeDue), amountOre: ahead.amountOre },
            { day: paidOn, amountOre: totalOre - ahead.amountOre },
          ],
  };
}

function numberOf(serial: number): string {
  return String(FIRST_NUMBER + serial * NUMBERS_PER_SERIAL);
}

function documentsOf(companyName: string, companyIndex: number, month: number): readonly PlannedInvoice[] {
  const habit = paymentHabitOf(companyName);
  const first = firstDayOfMonthNumber(month);
  const period = { first, last: endOfMonth(first) };
  const monthText = formatDay(first).slice(0, 7);
  const serial = 1 + (month - FIRST_MONTH) * SERIALS_PER_MONTH + companyIndex;
  const invoiceNumber = numberOf(serial);
  const invoiceDay = addMonths(first, 1) + INVOICE_DAY - 1;
  const dueDay = invoiceDay + DAYS_TO_PAY;
  const isCredited = habit.credited?.includes(monthText) ?? false;
  const isCancelled = habit.cancelled?.includes(monthText) ?? false;
  const isWrittenOff = habit.writtenOff?.includes(monthText) ?? false;
  const isUnpaid = isWrittenOff || (habit.inCollection?.includes(monthText) ?? false);
  const base = { period, invoiceDay, dueDay, creditsNumber: null, type: 'invoice' } as const;
  if (!isCredited && !isCancelled) {
    const course = isUnpaid ? unpaidCourse(dueDay, isWrittenOff) : paidCourse(habit, invoiceNumber, dueDay);
    return [{ ...base, ...course, kind: 'invoice', serial, invoiceNumber }];
  }
  const changedOn = invoiceDay + DAYS_UNTIL_CREDIT;
  const closed = { ...NO_FATE, closedOn: changedOn, payments: noPayment };
  const anew = {
    ...base,
    serial: serial + 2 * SERIALS_PER_KIND,
    invoiceNumber: numberOf(serial + 2 * SERIALS_PER_KIND),
    invoiceDay: changedOn,
    dueDay: changedOn + DAYS_TO_PAY,
  };
  const replacement: PlannedInvoice = {
    ...anew,
    ...paidCourse(habit, anew.invoiceNumber, anew.dueDay),
    kind: 'replacement',
  };
  const original: PlannedInvoice = {
    ...base,
    ...closed,
    cancelledOn: isCancelled ? changedOn : null,
    kind: 'invoice',
    serial,
    invoiceNumber,
  };
  if (isCancelled) return [original, replacement];
  const creditNote: PlannedInvoice = {
    ...base,
    ...closed,
    kind: 'credit_note',
    type: 'credit_note',
    serial: serial + SERIALS_PER_KIND,
    invoiceNumber: numberOf(serial + SERIALS_PER_KIND),
    creditsNumber: invoiceNumber,
    invoiceDay: changedOn,
    dueDay: changedOn,
  };
  return [original, creditNote, replacement];
}

/**
 * The invoices and credit notes of a company that are made until a day, oldest first.
 * @param companyIndex - place of the company among those of the demo data, below 20
 */
export function planInvoices(companyName: string, companyIndex: number, today: Day): PlannedInvoice[] {
  const planned: PlannedInvoice[] = [];
  for (let month = FIRST_MONTH; month < monthNumber(today); month += 1)
    planned.push(...documentsOf(companyName, companyIndex, month));
  return planned.filter(({ invoiceDay }) => invoiceDay <= today);
}

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

/** First month of delivery with invoices in the demo data: two years before the newest ones of November 2026. */
const firstMonth = monthNumber(dayOf(2024, 11, 1));
/** Day of the following month on which invoices are created. */
const dayOfInvoice = 5;
const daysToPay = 30;
const daysUntilCredit = 13;
const daysUntilReminder = 20;
const daysUntilCollection = 45;
const daysUntilWrittenOff = 200;
/** Serial numbers reserved per month: three documents per company. */
const serialsPerMonth = 60;
const serialsPerKind = 20;
const firstNumber = 4_100_232_000;
const numbersPerSerial = 7;

/** A document of the demo data, before its energy is known. */
export interface PlannedInvoice extends InvoiceFate {
  readonly kind: 'invoice' | 'credit_note' | 'replacement';
  readonly type: InvoiceTable['type'];
  readonly serial: number;
  readonly invoiceNumber: string;
  /** Number of the invoice that a credit note reverses. */
  readonly creditsNumber: string | null;
  readonly invoiceDay: Day;
  readonly dueDay: Day;
  readonly period: Period;
  /** Day from which nothing changes; null when there is none. */
  readonly closedOn: Day | null;
  /** Payments of a total, in öre. */
  readonly payments: (totalOre: Ore) => readonly Payment[];
}

/** Banks book on weekdays. */
function nextWeekday(day: Day): Day {
  const weekday = weekdayOf(day);
  return weekday > 5 ? day + 8 - weekday : day;
}

const noFate: InvoiceFate = {
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
  const writtenOffOn = isWrittenOff ? dueDay + daysUntilWrittenOff : null;
  return {
    ...noFate,
    remindedOn: dueDay + daysUntilReminder,
    inCollectionOn: dueDay + daysUntilCollection,
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
    ...noFate,
    remindedOn: paidOn > dueDay + daysUntilReminder ? dueDay + daysUntilReminder : null,
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
  return String(firstNumber + serial * numbersPerSerial);
}

function documentsOf(companyName: string, companyIndex: number, month: number): readonly PlannedInvoice[] {
  const habit = paymentHabitOf(companyName);
  const first = firstDayOfMonthNumber(month);
  const period = { first, last: endOfMonth(first) };
  const monthText = formatDay(first).slice(0, 7);
  const serial = 1 + (month - firstMonth) * serialsPerMonth + companyIndex;
  const invoiceNumber = numberOf(serial);
  const invoiceDay = addMonths(first, 1) + dayOfInvoice - 1;
  const dueDay = invoiceDay + daysToPay;
  const isCredited = habit.credited?.includes(monthText) ?? false;
  const isCancelled = habit.cancelled?.includes(monthText) ?? false;
  const isWrittenOff = habit.writtenOff?.includes(monthText) ?? false;
  const isUnpaid = isWrittenOff || (habit.inCollection?.includes(monthText) ?? false);
  const base = { period, invoiceDay, dueDay, creditsNumber: null, type: 'invoice' } as const;
  if (!isCredited && !isCancelled) {
    const course = isUnpaid ? unpaidCourse(dueDay, isWrittenOff) : paidCourse(habit, invoiceNumber, dueDay);
    return [{ ...base, ...course, kind: 'invoice', serial, invoiceNumber }];
  }
  const changedOn = invoiceDay + daysUntilCredit;
  const closed = { ...noFate, closedOn: changedOn, payments: noPayment };
  const anew = {
    ...base,
    serial: serial + 2 * serialsPerKind,
    invoiceNumber: numberOf(serial + 2 * serialsPerKind),
    invoiceDay: changedOn,
    dueDay: changedOn + daysToPay,
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
    serial: serial + serialsPerKind,
    invoiceNumber: numberOf(serial + serialsPerKind),
    creditsNumber: invoiceNumber,
    invoiceDay: changedOn,
    dueDay: changedOn,
  };
  return [original, creditNote, replacement];
}

/**
 * A company's invoices and credit notes up to a day, oldest first.
 * @param companyIndex - place of the company among those of the demo data, below 20
 */
export function planInvoices(companyName: string, companyIndex: number, today: Day): PlannedInvoice[] {
  const planned: PlannedInvoice[] = [];
  for (let month = firstMonth; month < monthNumber(today); month += 1)
    planned.push(...documentsOf(companyName, companyIndex, month));
  return planned.filter(({ invoiceDay }) => invoiceDay <= today);
}

/** How a company of the demo data pays, and what happens to single invoices of it. Months are `YYYY-MM` of delivery. */
export interface PaymentHabit {
  /** Days from the due date until the money comes, at the earliest; below zero before it. */
  readonly daysFromDue: number;
  /** What is paid ahead of the rest, öre, and how many days before the due date. */
  readonly ahead?: { readonly amountOre: number; readonly daysBeforeDue: number };
  /** Taken back by a credit note and invoiced again. */
  readonly credited?: readonly string[];
  /** Made by mistake: cancelled and invoiced again. */
  readonly cancelled?: readonly string[];
  /** Never paid: handed over to debt collection. */
  readonly inCollection?: readonly string[];
  /** Never paid: handed over to debt collection and written off at last. */
  readonly writtenOff?: readonly string[];
}

const PUNCTUAL: PaymentHabit = { daysFromDue: -5 };

const HABITS: Readonly<Record<string, PaymentHabit>> = {
  'Norrviken Livs AB': { daysFromDue: -1, ahead: { amountOre: 2_000_000, daysBeforeDue: 25 } },
  'Norrviken Butik AB': { daysFromDue: -5, credited: ['2026-08'] },
  'Norrviken Logistik AB': { daysFromDue: 17 },
  'Björkhaga Bostäder AB': { daysFromDue: -12, credited: ['2025-04'] },
  'Björkhaga Hotell AB': { daysFromDue: 50 },
  'Kallvik Trävaror AB': { daysFromDue: -2, inCollection: ['2026-06'] },
  'Kallvik Plast AB': { daysFromDue: 4, writtenOff: ['2025-02'] },
  'Kallvik Logistik AB': { daysFromDue: -4, cancelled: ['2026-04'] },
};

/** How a company pays. */
export function paymentHabitOf(companyName: string): PaymentHabit {
  return HABITS[companyName] ?? PUNCTUAL;
}

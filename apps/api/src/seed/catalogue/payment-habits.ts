/** How a company of the demo data pays, and exceptions for single invoices. Months are `YYYY-MM` of delivery. */
export interface PaymentHabit {
  /** Fewest days from the due date to the payment; negative before it. */
  readonly daysFromDue: number;
  /** Part paid early, öre, and how many days before the due date. */
  readonly ahead?: { readonly amountOre: number; readonly daysBeforeDue: number };
  /** Reversed by a credit note and invoiced again. */
  readonly credited?: readonly string[];
  /** Issued by mistake: cancelled and invoiced again. */
  readonly cancelled?: readonly string[];
  /** Never paid: sent to debt collection. */
  readonly inCollection?: readonly string[];
  /** Never paid: sent to debt collection and finally written off. */
  readonly writtenOff?: readonly string[];
}

const punctual: PaymentHabit = { daysFromDue: -5 };

const habits: Readonly<Record<string, PaymentHabit>> = {
  'Norrviken Livs AB': { daysFromDue: -1, ahead: { amountOre: 2_000_000, daysBeforeDue: 25 } },
  'Norrviken Butik AB': { daysFromDue: -5, credited: ['2026-08'] },
  'Norrviken Logistik AB': { daysFromDue: 17 },
  'Björkhaga Bostäder AB': { daysFromDue: -12, credited: ['2025-04'] },
  'Björkhaga Hotell AB': { daysFromDue: 50 },
  'Kallvik Trävaror AB': { daysFromDue: -2, inCollection: ['2026-06'] },
  'Kallvik Plast AB': { daysFromDue: 4, writtenOff: ['2025-02'] },
  'Kallvik Logistik AB': { daysFromDue: -4, cancelled: ['2026-04'] },
};

/** Payment habit of a company. */
export function paymentHabitOf(companyName: string): PaymentHabit {
  return habits[companyName] ?? punctual;
}

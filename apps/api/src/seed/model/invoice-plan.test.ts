import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, weekdayOf } from '@vinrod/locale/day';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { planInvoices } from './invoice-plan.ts';

const todayOfPlan = dayOf(2026, 11, 20);
const companies = demoCorporateGroups.flatMap((group) => group.companies);
const all = companies.flatMap(({ name }, index) => planInvoices(name, index, todayOfPlan));

function planOf(name: string, today = todayOfPlan) {
  return planInvoices(
    name,
    companies.findIndex((company) => company.name === name),
    today,
  );
}

describe('the plan of demo invoices', () => {
  test('holds two years for each company on 20 November 2026', () => {
    for (const { name } of companies) {
      const months = new Set(planOf(name).map(({ period }) => formatDay(period.first).slice(0, 7)));
      expect([months.size, [...months][0], [...months].at(-1)]).toEqual([24, '2024-11', '2026-10']);
    }
  });

  test('gives every document a number of its own, ascending with its month', () => {
    expect(new Set(all.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(all.length);
    expect(new Set(all.map(({ serial }) => serial)).size).toBe(all.length);
    const sorted = all.toSorted((left, right) => left.serial - right.serial);
    expect(sorted.map(({ period }) => period.first)).toEqual(
      all.map(({ period }) => period.first).toSorted((left, right) => left - right),
    );
  });

  test('pays the whole of what is paid, on weekdays', () => {
    for (const { payments } of all) {
      const paid = payments(3_374_000);
      expect([0, 3_374_000]).toContain(paid.reduce((sum, { amountOre }) => sum + amountOre, 0));
      expect(paid.every(({ day }) => weekdayOf(day) <= 5)).toBe(true);
    }
  });

  test('takes back and makes anew what was wrong', () => {
    const [original, creditNote, replacement] = planOf('Norrviken Butik AB').filter(
      ({ period }) => formatDay(period.first) === '2026-08-01',
    );
    expect([original?.kind, creditNote?.kind, replacement?.kind]).toEqual([
      'invoice',
      'credit_note',
      'replacement',
    ]);
    expect(creditNote?.creditsNumber).toBe(original?.invoiceNumber);
    expect(formatDay(creditNote?.invoiceDay ?? 0)).toBe('2026-09-18');
    expect(original?.payments(1)).toEqual([]);
    expect(planOf('Norrviken Butik AB', dayOf(2026, 9, 17)).at(-1)?.kind).toBe('invoice');
  });

  test('leaves something of every kind to be seen', () => {
    const newest = planOf('Norrviken Livs AB').at(-1);
    expect(newest?.payments(4_000_000).map(({ day, amountOre }) => [formatDay(day), amountOre])).toEqual([
      ['2026-11-10', 2_000_000],
      ['2026-12-07', 2_000_000],
    ]);
    expect(all.some((plan) => plan.writtenOffOn !== null && plan.writtenOffOn <= todayOfPlan)).toBe(true);
    expect(all.some((plan) => plan.inCollectionOn !== null && plan.closedOn === null)).toBe(true);
    expect(all.some((plan) => plan.cancelledOn !== null)).toBe(true);
    const reminded = all.filter(
      ({ remindedOn, closedOn }) =>
        (remindedOn ?? todayOfPlan) < todayOfPlan && (closedOn ?? 0) > todayOfPlan,
    );
    expect(reminded.length).toBeGreaterThan(0);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workedInvoice } from '../testing/test-invoice.ts';
import { invoiceSums, lineAmountOre } from './amounts.ts';
import { creditNoteOf } from './credit-note.ts';
import { ocrNumberOf } from './ocr-number.ts';

describe('the worked example of domain.md 2.3', () => {
  const invoice = workedInvoice();

  test('comes to 33 740,00', () => {
    expect(invoice.sites[0]?.lines.map(({ code, amount_ore: amount }) => [code, amount])).toEqual([
      ['EL-KV', 2_474_087],
      ['PASLAG', 88_935],
      ['ELCERT', 16_940],
      ['UG-VATTEN', 38_115],
      ['PROFIL', 76_230],
      ['MANAD', 4900],
    ]);
    expect(invoice).toMatchObject({
      netOre: 2_699_207,
      vatOre: 674_802,
      roundingOre: -9,
      totalOre: 3_374_000,
      consumptionWh: 42_350_000,
    });
  });

  test('a credit note takes it back to the öre', () => {
    const credit = creditNoteOf(invoice);
    expect(credit).toMatchObject({
      netOre: -2_699_207,
      vatOre: -674_802,
      roundingOre: 9,
      totalOre: -3_374_000,
      consumptionWh: -42_350_000,
    });
    expect(invoiceSums(credit.sites.flatMap(({ lines }) => lines.map((line) => line.amount_ore)))).toEqual({
      netOre: credit.netOre,
      vatOre: credit.vatOre,
      roundingOre: credit.roundingOre,
      totalOre: credit.totalOre,
    });
  });
});

test.each([
  [0, { netOre: 0, vatOre: 0, roundingOre: 0, totalOre: 0 }],
  // 40,40 + 10,10 = 50,50: half a krona is rounded up.
  [4040, { netOre: 4040, vatOre: 1010, roundingOre: 50, totalOre: 5100 }],
  // 40,39 + 10,0975: VAT is rounded first.
  [4039, { netOre: 4039, vatOre: 1010, roundingOre: -49, totalOre: 5000 }],
  [-4040, { netOre: -4040, vatOre: -1010, roundingOre: -50, totalOre: -5100 }],
  // Half an öre of VAT: 0,02 × 25 % = 0,005.
  [2, { netOre: 2, vatOre: 1, roundingOre: -3, totalOre: 0 }],
])('%d öre of lines', (net, sums) => {
  expect(invoiceSums([net])).toEqual(sums);
});

test('sums are whole kronor, at most half a krona away', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
      const { netOre, vatOre, roundingOre, totalOre } = invoiceSums(amounts);
      expect(netOre + vatOre + roundingOre).toBe(totalOre);
      expect(Math.abs(roundingOre)).toBeLessThanOrEqual(50);
      expect(Math.abs(totalOre % 100)).toBe(0);
      expect(Math.abs(vatOre - netOre / 4)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('amounts are exact where numbers are not', () => {
  // 9 007 199 254 740,991 kWh × 1,0001 öre: the product lies beyond 2^53.
  expect(lineAmountOre(9_007_199_254_740_991, 10_001, 'ore_per_kwh')).toBe(9_008_099_974_666);
  expect(lineAmountOre(1000, 490_000, 'sek_per_month')).toBe(4900);
  expect(lineAmountOre(12_500, 900_000, 'sek_per_kw')).toBe(112_500);
  // Half an öre away from zero, in both directions: 1 kWh × 0,5 öre.
  expect(lineAmountOre(1000, 5000, 'ore_per_kwh')).toBe(1);
  expect(lineAmountOre(-1000, 5000, 'ore_per_kwh')).toBe(-1);
});

test('the OCR number has length and check digit', () => {
  expect(ocrNumberOf('4100238716')).toBe('410023871628');
  // A published example elsewhere is wrong: 12345 has the check digit 5.
  expect(ocrNumberOf('1234').slice(0, 5)).toBe('12346');
});

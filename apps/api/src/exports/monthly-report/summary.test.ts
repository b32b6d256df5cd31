import { expect, test } from 'vitest';
import { invoicedRows } from './summary.ts';

test('figures 12: the summary tells what is invoiced part by part, with its sum', () => {
  const parts = { energy_sek: 65_929, environment_sek: 1800, fees_sek: 439, total_sek: 68_168 };
  expect(invoicedRows({ is_whole: true, ...parts }, 'sv')).toEqual([
    { item: 'Fakturerat, energi', value: 65_929, text: 'kr' },
    { item: 'Fakturerat, miljö', value: 1800, text: 'kr' },
    { item: 'Fakturerat, avgifter', value: 439, text: 'kr' },
    { item: 'Fakturerat exkl. moms', value: 68_168, text: 'kr' },
  ]);
});

test('figures 12: the summary says why the parts are not known, and nothing to who may not see invoices', () => {
  const nothing = { energy_sek: null, environment_sek: null, fees_sek: null, total_sek: null };
  expect(invoicedRows({ is_whole: false, ...nothing }, 'sv')).toEqual([
    {
      item: 'Fakturerat exkl. moms',
      value: null,
      text: 'Perioden är inte fakturerad dag för dag, så miljö och avgifter är inte kända.',
    },
  ]);
  expect(invoicedRows(null, 'sv')).toEqual([]);
});

import { expect, it } from 'vitest';

import { tableHtml, tabSeparated } from './copy-chart.ts';

const rows = [
  ['Start', 'Butik <1> (kWh)'],
  ['2026-05-01', '9,5'],
  ['2026-05-02', 'två\trader\r\ni en'],
];

it('copies values as a table with heads for documents', () => {
  expect(tableHtml('Förbrukning & mål, kWh', rows)).toBe(
    '<table><caption>Förbrukning &amp; mål, kWh</caption>' +
      '<thead><tr><th>Start</th><th>Butik &lt;1&gt; (kWh)</th></tr></thead>' +
      '<tbody><tr><td>2026-05-01</td><td>9,5</td></tr><tr><td>2026-05-02</td><td>två\trader\r\ni en</td></tr></tbody></table>',
  );
});

it('copies values tab separated for spreadsheets, one line a row', () => {
  expect(tabSeparated(rows)).toBe('Start\tButik <1> (kWh)\r\n2026-05-01\t9,5\r\n2026-05-02\ttvå rader i en');
});

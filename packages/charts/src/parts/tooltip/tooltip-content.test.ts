import { expect, it } from 'vitest';

import { paletteLine } from '../../core/palette.ts';
import { shapeOf, type TooltipContent, type TooltipRow } from './tooltip-content.ts';

function row(key: string, more: Partial<TooltipRow> = {}): TooltipRow {
  return {
    key,
    label: key,
    mark: { kind: 'line', style: paletteLine(0) },
    value: '1',
    note: null,
    earlier: null,
    ...more,
  };
}

function shape(rows: readonly TooltipRow[], more: Partial<TooltipContent> = {}): string {
  return shapeOf({ title: '', detail: '', rows, currentKey: null, earlierLabel: null, sum: null, ...more });
}

it('is the same for other figures in another order', () => {
  expect(shape([row('a', { value: '2' }), row('b')])).toBe(shape([row('b', { value: '7' }), row('a')]));
});

it('differs by rows, notes, missing values, earlier periods and the row in focus', () => {
  const usual = shape([row('a'), row('b')]);
  for (const other of [
    shape([row('a')]),
    shape([row('a'), row('c')]),
    shape([row('a'), row('b', { note: 'beräknat' })]),
    shape([row('a'), row('b', { value: '', note: 'saknas' })]),
    shape([row('a'), row('b', { earlier: '3' })]),
    shape([row('a'), row('b')], { currentKey: 'a' }),
    shape([row('a'), row('b')], { notes: ['Nytt avtal'] }),
    shape([row('a'), row('b')], { sum: { label: 'Summa', value: '2', earlier: null } }),
  ]) {
    expect(other).not.toBe(usual);
  }
});

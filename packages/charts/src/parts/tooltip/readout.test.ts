import { describe, expect, it } from 'vitest';

import { shapeOf, type Readout, type ReadoutRow } from './readout.ts';

function readout(row: Partial<ReadoutRow>, rest: Partial<Readout> = {}): Readout {
  return {
    title: '17:00–18:00',
    detail: 'tis 20 okt 2026',
    rows: [
      {
        key: 'a',
        label: 'Butik',
        mark: { kind: 'bar', color: 'red', isTinted: false },
        value: '5',
        note: null,
        earlier: null,
        ...row,
      },
    ],
    currentKey: null,
    earlierLabel: null,
    sum: null,
    ...rest,
  };
}

const shape = shapeOf(readout({}));

describe('shape of a readout', () => {
  it('is the same for other figures at another time', () => {
    expect(shapeOf(readout({ value: '7' }, { title: '18:00–19:00', detail: 'ons 21 okt 2026' }))).toBe(shape);
  });

  it.each<[string, Partial<ReadoutRow>]>([
    ['a missing value', { value: '' }],
    ['a note', { note: 'uppskattat' }],
    ['another name', { label: 'Butik, medel' }],
    ['another colour of a cell', { mark: { kind: 'bar', color: 'blue', isTinted: false } }],
    ['an earlier value', { earlier: '4' }],
  ])('is another one for %s', (_, row) => {
    expect(shapeOf(readout(row))).not.toBe(shape);
  });

  it('is another one for notes and sums', () => {
    expect(shapeOf(readout({}, { notes: ['Ny kyl'] }))).not.toBe(shape);
    expect(shapeOf(readout({}, { sum: { label: 'Summa', value: '5', earlier: null } }))).not.toBe(shape);
  });
});

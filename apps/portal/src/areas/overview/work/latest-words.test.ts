import type { IntakeSummary } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { latestWords } from './latest-words.ts';

const counts: IntakeSummary['counts'] = {
  rows: 1300,
  sites: 0,
  created: 1200,
  changed: 4,
  unchanged: 96,
  refused: 0,
  undecided: 0,
  waiting: 0,
  skipped: 0,
  estimated: 0,
  to_store: 0,
};

function file(given: Partial<IntakeSummary>): IntakeSummary {
  return {
    uuid: '2f0b9c6e-3a51-4d37-8a53-1b5c7c1d8e01',
    file_name: 'day-ahead.xml',
    size: 48_213,
    created_at: '2026-11-22T13:12:00+01:00',
    created_by: '',
    source: 'inbox',
    format: 'entsoe',
    kind: 'spot_prices',
    state: 'stored',
    progress: { done: 0, total: 0 },
    period: null,
    counts,
    note: '',
    stored_at: '2026-11-22T13:12:00+01:00',
    undone_at: null,
    can_undo_until: null,
    ...given,
  };
}

describe('a file that came in is told of', () => {
  it('by its kind and its values', () => {
    expect(latestWords(file({}))).toEqual({
      title: 'Spotpriser',
      detail: '1\u00a0200 nya värden, 4 ersatta',
      isRefused: false,
    });
  });

  it('by rows when they are no values, with what is worth knowing', () => {
    const words = latestWords(
      file({ kind: 'invoices', state: 'partly_stored', note: 'Några rader lästes inte in.' }),
    );
    expect(words).toMatchObject({
      title: 'Fakturor',
      detail: '1\u00a0200 nya rader, 4 ersatta. Några rader lästes inte in.',
    });
  });

  it('by its name when nobody knows what it is, with why it was refused', () => {
    expect(latestWords(file({ kind: null, format: null, state: 'refused', note: 'Filen är tom.' }))).toEqual({
      title: 'day-ahead.xml',
      detail: 'Filen är tom.',
      isRefused: true,
    });
  });
});

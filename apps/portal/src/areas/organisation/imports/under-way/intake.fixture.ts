import type { Intake, IntakeCounts, IntakeSummary } from '@vinrod/api-client';

const noRows: IntakeCounts = {
  rows: 0,
  sites: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  undecided: 0,
  waiting: 0,
  skipped: 0,
  estimated: 0,
  to_store: 0,
};

/** A file of meter values on its way in. */
export function intakeSummary(given: Partial<IntakeSummary> = {}): IntakeSummary {
  return {
    uuid: '2f0b9c6e-3a51-4d37-8a53-1b5c7c1d8e01',
    file_name: 'mscons_1122.txt',
    size: 12_401_233,
    created_at: '2026-11-20T07:00:00+01:00',
    created_by: 'Alva Nordin',
    source: 'portal',
    format: 'mscons',
    kind: 'meter_values',
    state: 'ready',
    progress: { done: 0, total: 0 },
    period: null,
    counts: noRows,
    note: '',
    stored_at: null,
    undone_at: null,
    can_undo_until: null,
    ...given,
  };
}

/** A file with nothing to tell beside its summary. */
export function intake(given: Partial<Intake> = {}): Intake {
  return {
    ...intakeSummary(),
    settings: {
      corporate_group: null,
      price_area: null,
      sek_per_eur: null,
      kind: null,
      mapping: [],
      mapping_name: null,
      time_zone: null,
      decimal_mark: null,
      date_order: null,
      site_keys: [],
      site: null,
      article_categories: [],
      buyer: null,
    },
    needs: [],
    columns: null,
    articles: null,
    buyer: null,
    affects: null,
    issues: [],
    problems: [],
    ...given,
  };
}

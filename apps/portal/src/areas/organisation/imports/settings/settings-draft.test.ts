import type { IntakeColumns } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { intake } from '../under-way/intake.fixture.ts';
import {
  hasSettings,
  missingMeanings,
  settingsChange,
  settingsDraft,
  settingsProblems,
  shownSettings,
} from './settings-draft.ts';

const columns: IntakeColumns = {
  sheet: null,
  head_line: 1,
  columns: [
    { column: 'Tid', meaning: 'start', unit: null, site_id: null, samples: ['2026-11-01 00:00'] },
    { column: 'Bageriet', meaning: null, unit: 'wh', site_id: null, samples: ['12', '13'] },
    { column: 'Kommentar', meaning: 'ignore', unit: 'wh', site_id: null, samples: [] },
  ],
  meanings: [
    { meaning: 'start', name: 'Tid', is_needed: true },
    { meaning: 'value', name: 'Förbrukning', is_needed: true },
  ],
  missing: ['value'],
  kinds: ['meter_values', 'tariffs'],
};
const table = intake({
  kind: 'meter_values',
  format: 'csv',
  state: 'needs_settings',
  needs: ['mapping'],
  columns,
});
const rates = intake({ format: 'entsoe', kind: 'spot_prices', needs: ['sek_per_eur'] });

describe('what a file does not tell', () => {
  it('is asked for when the file needs it, and a corporate group for meter values', () => {
    expect(shownSettings(rates)).toEqual(['sek_per_eur']);
    expect(shownSettings(table)).toEqual(['corporate_group']);
    expect(hasSettings(intake({ kind: 'invoices', format: 'peppol' }))).toBe(false);
    expect(settingsProblems(rates, settingsDraft(rates))).toEqual({
      sek_per_eur: 'Ange kursen, till exempel 11,2.',
    });
    expect(settingsChange(rates, { ...settingsDraft(rates), sek_per_eur: 11.2 })).toEqual({
      sek_per_eur: 11.2,
    });
  });

  it('of columns begins as proposed, and names what no column means', () => {
    const draft = settingsDraft(table);
    expect(draft.columns.map(({ meaning }) => meaning)).toEqual(['start', null, 'ignore']);
    expect(missingMeanings(table, draft)).toEqual(['Förbrukning']);
  });

  it('misses only what the API misses or a column had, and nothing that columns of sites or days stand for', () => {
    const meanings = [
      { meaning: 'corporate_group', name: 'Koncernnyckel', is_needed: true },
      { meaning: 'site_id', name: 'Anläggnings-id', is_needed: true },
      { meaning: 'time', name: 'Tidpunkt', is_needed: false },
      { meaning: 'value', name: 'Förbrukning', is_needed: true },
    ];
    const wide = { ...table, columns: { ...columns, meanings, missing: ['site_id', 'time', 'value'] } };
    const draft = settingsDraft({ ...wide, columns: { ...wide.columns, columns: [] } });
    expect(missingMeanings(wide, draft)).toEqual(['Anläggnings-id', 'Tidpunkt', 'Förbrukning']);
    const column = { unit: null, siteId: '' };
    const selected = [
      { ...column, column: 'Dag', meaning: 'date' },
      { ...column, column: 'Bageriet', meaning: 'site' },
    ];
    expect(missingMeanings(wide, { ...draft, columns: selected })).toEqual([]);
  });

  it('of a column of one site needs the id of the site, and of a kept mapping a name', () => {
    const draft = settingsDraft(table);
    const selected = {
      ...draft,
      columns: draft.columns.map((one) => (one.column === 'Bageriet' ? { ...one, meaning: 'site' } : one)),
      keepsMapping: true,
      mapping_name: '  ',
    };
    expect(missingMeanings(table, selected)).toEqual([]);
    expect(settingsProblems(table, selected)).toEqual({
      'site_id.Bageriet': 'Ange anläggnings-id.',
      mapping_name: 'Ange ett namn på mallen.',
    });
  });

  it('of a column of values needs their unit, unless another column has it', () => {
    const draft = settingsDraft({
      ...table,
      columns: {
        ...columns,
        columns: [{ column: 'Utfall', meaning: 'value', unit: null, site_id: null, samples: [] }],
      },
    });
    expect(settingsProblems(table, draft)).toEqual({ 'unit.Utfall': 'Välj enhet.' });
    const beside = { column: 'Enhet', meaning: 'unit', unit: null, siteId: '' };
    expect(settingsProblems(table, { ...draft, columns: [...draft.columns, beside] })).toEqual({});
  });

  it.each([
    ['öre/kwh', 'ore_per_kwh'],
    ['sek/mwh', 'sek_per_mwh'],
    ['€/mwh', 'eur_per_mwh'],
  ])('of prices in %s is sent as %s, which the API takes', (unit, sent) => {
    const prices = intake({
      kind: 'spot_prices',
      columns: {
        ...columns,
        columns: [{ column: 'Pris', meaning: 'value', unit, site_id: null, samples: [] }],
      },
    });
    expect(settingsChange(prices, settingsDraft(prices)).mapping).toEqual([
      { column: 'Pris', meaning: 'value', unit: sent },
    ]);
  });

  it('is sent without columns that nobody chose a meaning for, and with the unit of the others', () => {
    const draft = settingsDraft(table);
    const selected = {
      ...draft,
      columns: draft.columns.map((one) =>
        one.column === 'Bageriet' ? { ...one, meaning: 'site', siteId: ' 735999000012064812 ' } : one,
      ),
      keepsMapping: true,
      mapping_name: ' Timvärden ',
    };
    expect(settingsChange(table, draft).mapping).toEqual([
      { column: 'Tid', meaning: 'start' },
      { column: 'Kommentar', meaning: 'ignore' },
    ]);
    expect(settingsChange(table, draft)).not.toHaveProperty('mapping_name');
    expect(settingsChange(table, selected)).toMatchObject({
      corporate_group: null,
      mapping: [
        { column: 'Tid', meaning: 'start' },
        { column: 'Bageriet', meaning: 'site', unit: 'Wh', site_id: '735999000012064812' },
        { column: 'Kommentar', meaning: 'ignore' },
      ],
      mapping_name: 'Timvärden',
    });
  });
});

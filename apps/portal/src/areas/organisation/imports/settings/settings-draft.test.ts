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
    { column: 'Bageriet', meaning: null, unit: 'Wh', site_id: null, samples: ['12', '13'] },
    { column: 'Kommentar', meaning: 'ignore', unit: 'Wh', site_id: null, samples: [] },
  ],
  meanings: [
    { meaning: 'start', name: 'Tid', is_needed: true },
    { meaning: 'site', name: 'Värden för en anläggning', is_needed: true },
  ],
  missing: ['site'],
  kinds: ['meter_values', 'tariffs'],
};
const table = intake({ format: 'csv', state: 'needs_settings', needs: ['mapping'], columns });
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
    expect(missingMeanings(table, draft)).toEqual(['Värden för en anläggning']);
  });

  it('of a column of one site needs the id of the site, and of a kept mapping a name', () => {
    const draft = settingsDraft(table);
    const chosen = {
      ...draft,
      columns: draft.columns.map((one) => (one.column === 'Bageriet' ? { ...one, meaning: 'site' } : one)),
      keepsMapping: true,
      mapping_name: '  ',
    };
    expect(missingMeanings(table, chosen)).toEqual([]);
    expect(settingsProblems(table, chosen)).toEqual({
      'site_id.Bageriet': 'Ange anläggnings-id.',
      mapping_name: 'Ange ett namn på mallen.',
    });
  });

  it('is sent without columns that nobody chose a meaning for, and with the unit of the others', () => {
    const draft = settingsDraft(table);
    const chosen = {
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
    expect(settingsChange(table, chosen)).toMatchObject({
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

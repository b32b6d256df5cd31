import type { ResidualMix } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { mixRows, yearOf } from './mix-rows.ts';

function mix(year: number): ResidualMix {
  return {
    id: year,
    year,
    region: 'nordic',
    renewable_percent: 10,
    nuclear_percent: 20,
    fossil_percent: 70,
    co2_g_per_kwh: 400,
    nuclear_waste_g_per_kwh: null,
    method: 'Utfärdandebaserad',
    source: 'Ei',
    source_url: null,
    published_date: null,
    is_preliminary: false,
    updated_by: null,
    updated_at: '2026-01-01T00:00:00+01:00',
  };
}

const byYear = { field: 'year', direction: 'descending' } as const;

describe('mixRows', () => {
  it('puts years without a mix in their places', () => {
    const rows = mixRows([mix(2024), mix(2022)], 2025, byYear);
    expect(rows.map((row) => [yearOf(row), row.kind, row.kind === 'gap' && row.isDue])).toEqual([
      [2025, 'gap', true],
      [2024, 'mix', false],
      [2023, 'gap', false],
      [2022, 'mix', false],
    ]);
    expect(
      mixRows([mix(2022), mix(2024)], undefined, { field: 'year', direction: 'ascending' }).map(yearOf),
    ).toEqual([2022, 2023, 2024]);
  });

  it('leaves them out in any other order, and when there is nothing at all', () => {
    expect(mixRows([mix(2024), mix(2022)], 2025, { ...byYear, field: 'co2_g_per_kwh' })).toHaveLength(2);
    expect(mixRows([mix(2024), mix(2022)], 2025, null)).toHaveLength(2);
    expect(mixRows([], 2025, byYear)).toEqual([]);
  });
});

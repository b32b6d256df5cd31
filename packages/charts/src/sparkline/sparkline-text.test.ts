import { describe, expect, it } from 'vitest';

import { createSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { sparklineText } from './sparkline-text.ts';

function months(values: readonly number[]) {
  return createSeries({ step: 'month', starts: values.map((_, i) => fromLocal(2026, 5 + i)), values });
}

describe('text of a sparkline', () => {
  it('says period, extremes and the latest value', () => {
    expect(sparklineText(months([12_000, 11_000, 13_500]), 'kWh').replaceAll('\u00A0', ' ')).toBe(
      'månadsvärden 1 maj – 31 juli 2026: högst 13 500 kWh juli 2026, lägst 11 000 kWh juni 2026, senast 13 500 kWh.',
    );
  });

  it('says what is missing', () => {
    expect(sparklineText(months([1, Number.NaN]), 'kWh')).toContain('senast saknas');
    expect(sparklineText(months([]), 'kWh')).toBe('Det finns inga mätvärden för perioden.');
  });
});

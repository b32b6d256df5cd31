import { describe, expect, it } from 'vitest';
import { defaultPeriod, PERIOD_PRESETS, periodPresetLabel, presetOf, presetPeriod } from './period-preset.ts';

describe('default report period', () => {
  it.each([
    ['2026-11-20', '2026-05-01', '2026-10-31'],
    ['2026-03-31', '2025-09-01', '2026-02-28'],
    ['2026-01-01', '2025-07-01', '2025-12-31'],
  ])('on %s', (today, start, end) => {
    expect(defaultPeriod(today)).toEqual({ start, end });
  });
});

describe('presets', () => {
  const today = '2026-11-20';

  it.each([
    ['last-6-months', '2026-05-01', '2026-10-31'],
    ['previous-month', '2026-10-01', '2026-10-31'],
    ['current-year', '2026-01-01', '2026-11-20'],
    ['previous-year', '2025-01-01', '2025-12-31'],
  ] as const)('%s', (preset, start, end) => {
    expect(presetPeriod(preset, today)).toEqual({ start, end });
    expect(presetOf({ start, end }, today)).toBe(preset);
  });

  it('leaves any other period as "Eget intervall"', () => {
    expect(presetPeriod('custom', today)).toBeNull();
    expect(presetOf({ start: '2026-05-02', end: '2026-10-31' }, today)).toBe('custom');
  });

  it('has the names of the vocabulary', () => {
    expect(PERIOD_PRESETS.map((preset) => periodPresetLabel(preset))).toEqual([
      'Senaste 6 månaderna',
      'Föregående månad',
      'Innevarande år',
      'Föregående år',
      'Eget intervall',
    ]);
    expect(PERIOD_PRESETS.map((preset) => periodPresetLabel(preset, 'en'))).toEqual([
      'Last 6 months',
      'Previous month',
      'This year',
      'Last year',
      'Custom range',
    ]);
  });
});

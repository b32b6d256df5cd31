import { expect, it } from 'vitest';

import { comparisonLabel } from '../compared-period.ts';
import { ownLabel } from './own-label.ts';

it('calls the days themselves as it calls those that they are compared with', () => {
  const winter = { start: '2025-11-01', end: '2026-03-31' } as const;
  expect([ownLabel(winter, 'previous_year'), comparisonLabel(winter, 'previous_year')]).toEqual([
    '2025–2026',
    '2024–2025',
  ]);
  expect(ownLabel(winter, 'free')).toBe('november 2025 – mars 2026');
  expect(ownLabel({ start: '2025-01-01', end: '2025-12-31' }, 'free')).toBe('2025');
});

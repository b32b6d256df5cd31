import { expect, it } from 'vitest';

import { yearsOf } from './years-of.ts';

it('names one year, or both that the period touches', () => {
  expect(yearsOf({ start: '2026-05-01', end: '2026-10-31' }, 0)).toBe('2026');
  expect(yearsOf({ start: '2026-05-01', end: '2026-10-31' }, -1)).toBe('2025');
  expect(yearsOf({ start: '2025-11-01', end: '2026-04-30' }, -1)).toBe('2024–2025');
});

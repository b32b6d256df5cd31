import { expect, it } from 'vitest';

import { missingYear } from './missing-year.ts';

it('asks for a year from June of the next', () => {
  expect(missingYear([2023, 2024], '2026-11')).toBe(2025);
  expect(missingYear([2024], '2026-05')).toBeUndefined();
  expect(missingYear([2024], '2026-06')).toBe(2025);
  expect(missingYear([2025], '2026-11')).toBeUndefined();
});

import { expect, it } from 'vitest';

import { annotationTime, withAnnotation, withLabel } from './kept-annotations.ts';

const kept = [{ key: 'note-2', label: 'Ny ventilation', at: '2026-08-12' }];

it('adds with a key that is free, and changes and removes by key', () => {
  const added = withAnnotation(kept, '2026-09-01', 'Nytt avtal');
  expect(added).toEqual([...kept, { key: 'note-3', label: 'Nytt avtal', at: '2026-09-01' }]);
  expect(withLabel(added, 'note-2', 'Ventilation').map(({ label }) => label)).toEqual([
    'Ventilation',
    'Nytt avtal',
  ]);
  expect(withLabel(added, 'note-2', null).map(({ key }) => key)).toEqual(['note-3']);
});

it('is of a day, or of an instant within one', () => {
  const start = Date.parse('2026-10-25T02:00:00+02:00');
  expect(annotationTime('day', start)).toBe('2026-10-25');
  expect(annotationTime('hour', start)).toBe('2026-10-25T00:00:00.000Z');
});

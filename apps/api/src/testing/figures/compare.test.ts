import { expect, test } from 'vitest';
import { daysSpan, type Appearance } from './appearance.ts';
import { compareAppearances, describeDifference } from './compare.ts';

const span = daysSpan('2026-10-01', '2026-10-31');

function reported(place: string, value: number | string | null, rounding = 0): Appearance {
  return { place, figure: 'consumption', subject: 'all', span, value, rounding };
}

test('appearances may differ by their rounding and no more', () => {
  const exact = reported('graph', 1093.4);
  expect(compareAppearances([exact, reported('pdf', 1093, 0.5)], () => undefined).differences).toEqual([]);
  const { differences, comparisons } = compareAppearances(
    [reported('pdf', 1094, 0.5), exact],
    () => undefined,
  );
  expect(comparisons).toBe(1);
  expect(differences.map(describeDifference)).toEqual([
    'consumption of all, 2026-10-01..2026-10-31: pdf says 1094, graph 1093.4',
  ]);
});

test('two that agree are both wrong when the calculation says something else', () => {
  const both = [reported('graph', 40), reported('csv', 40)];
  const found = compareAppearances(both, () => ({ value: 10 }));
  expect([found.comparisons, found.calculated, found.differences.length]).toEqual([2, 2, 2]);
});

test('nothing equals nothing only, and a word the same word', () => {
  expect(
    compareAppearances([reported('graph', null), reported('csv', 0)], () => undefined).differences,
  ).toHaveLength(1);
  expect(
    compareAppearances([reported('a', 'missing'), reported('b', 'measured')], () => undefined).differences,
  ) //
    .toHaveLength(1);
});

import { expect, it } from 'vitest';
import { parseTypedDate } from '../format/parse-date.ts';
import { textProblem, withinBounds } from './typed-value.ts';

const syntax = { read: parseTypedDate, write: String };
const bounds = { min: '2024-01-01', max: '2026-11-19' };

it.each([
  ['2024-01-01', null],
  ['19 nov 2026', null],
  ['2023-12-31', 'too-early'],
  ['2026-11-20', 'too-late'],
  ['2026-02-30', 'unreadable'],
  ['', 'unreadable'],
])('tells what is wrong with %j', (text, problem) => {
  expect(textProblem(text, syntax, bounds)).toBe(problem);
});

it('lets every value through when there are no bounds', () => {
  expect(textProblem('1900-01-01', syntax, {})).toBeNull();
});

it('finds the nearest value that may be chosen', () => {
  expect(withinBounds('2020-05-05', bounds)).toBe('2024-01-01');
  expect(withinBounds('2030-05-05', bounds)).toBe('2026-11-19');
  expect(withinBounds('2025-05-05', bounds)).toBe('2025-05-05');
  expect(withinBounds('2030-05-05', {})).toBe('2030-05-05');
});

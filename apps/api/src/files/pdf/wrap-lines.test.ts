import { array, assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const measure = (text: string): number => text.trimEnd().length;

test('breaks at spaces, and within a word that no line has room for', () => {
  expect(wrapLines('el från vattenkraft', 8, measure)).toEqual(['el från ', 'vattenkr', 'aft']);
  expect(wrapLines('12\u00A0345\u00A0kWh per år', 12, measure)).toEqual(['12\u00A0345\u00A0kWh ', 'per år']);
  expect(wrapLines('', 8, measure)).toEqual(['']);
});

test('loses and adds nothing, and keeps within the width', () => {
  const words = array(string({ minLength: 1, maxLength: 30 }).map((word) => word.replaceAll(' ', '_')));
  assert(
    property(words, integer({ min: 1, max: 40 }), (parts, width) => {
      const text = parts.join(' ');
      const lines = wrapLines(text, width, measure);
      expect(lines.join('')).toBe(text);
      for (const line of lines) expect([...line.trimEnd()].length).toBeLessThanOrEqual(width);
    }),
  );
});

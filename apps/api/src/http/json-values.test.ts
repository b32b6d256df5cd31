import { describe, expect, test } from 'vitest';
import { hasMoreValuesThan } from './json-values.ts';

describe('values of a JSON text', () => {
  test.each([
    ['null', 1],
    ['[1,2,3]', 4],
    ['{"a":[],"b":{"c":1}}', 4],
    ['{"a":"[[[[,,,,{{{{","b\\",[[[[[":"\\\\"}', 3],
  ])('%s has no more than it has', (json, count) => {
    expect(hasMoreValuesThan(json, count)).toBe(false);
  });

  test.each([
    ['many short texts', JSON.stringify(Array.from({ length: 100_000 }, String))],
    [
      'many names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`~${n}`, 1]))),
    ],
    ['many lists in each other', '['.repeat(200_000)],
    ['many commas', ','.repeat(200_000)],
  ])('security M1: %s are too many before they are read', (_name, json) => {
    expect(hasMoreValuesThan(json, 20_000)).toBe(true);
  });
});

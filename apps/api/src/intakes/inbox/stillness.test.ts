import { expect, test } from 'vitest';
import { Stillness, type FileLook } from './stillness.ts';

const whole: FileLook = { size: 10, mtimeMs: 1000, ino: 1 };

function looks(...seen: readonly (readonly [at: number, look: FileLook | null])[]): boolean[] {
  const stillness = new Stillness(1000);
  return seen.map(([at, look]) =>
    stillness.look(new Map(look === null ? [] : [['a.csv', look]]), at).has('a.csv'),
  );
}

test('a file has stopped growing when two looks an interval apart saw the same', () => {
  expect(looks([0, whole], [1000, whole], [2000, whole])).toEqual([false, true, true]);
});

test.each([
  ['size', { size: 11 }],
  ['time of change', { mtimeMs: 1001 }],
  ['identity', { ino: 2 }],
])('another %s begins anew', (_, other) => {
  const changed = { ...whole, ...other };
  expect(looks([0, whole], [1000, changed], [2000, changed])).toEqual([false, false, true]);
});

test('a look that comes at once does not count, however many there are', () => {
  expect(looks([0, whole], [1, whole], [400, whole], [600, whole])).toEqual([false, false, false, true]);
});

test('a file that was away begins anew', () => {
  expect(looks([0, whole], [1000, null], [2000, whole], [3000, whole])).toEqual([false, false, false, true]);
});

import { expect, it } from 'vitest';

import { greetingKey } from './greeting.ts';

it.each([
  [0, 'hello'],
  [4, 'hello'],
  [5, 'morning'],
  [9, 'morning'],
  [10, 'day'],
  [12, 'day'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at %i with %s', (hour, name) => {
  expect(greetingKey(hour)).toBe(`overview.greeting.${name}`);
});

import { expect, it } from 'vitest';

import { differingPart } from './differing-part.ts';

it.each([
  ['735999000012064912', '735999000012064812', ['735999000012064', '9', '12']],
  ['735999000012064912', '735999000012064192', ['735999000012064', '91', '2']],
  ['12', '12', ['12', '', '']],
  ['123', '12', ['12', '3', '']],
  ['11', '111', ['11', '', '']],
  ['', '12', ['', '', '']],
] as const)('%s beside %s', (id, near, parts) => {
  expect(differingPart(id, near)).toEqual(parts);
  expect(differingPart(id, near).join('')).toBe(id);
});

import { expect, it } from 'vitest';

import { linkProblemIn } from './link-problem.ts';

it.each([
  ['', undefined],
  ['?link=done', undefined],
  ['?link=cancelled', 'cancelled'],
  ['?link=otherPerson', 'otherPerson'],
  ['?link=uninvited', 'failed'],
  ['?link=Ring+070', 'failed'],
])('%j says %s', (search, problem) => {
  expect(linkProblemIn(search)).toBe(problem);
});

import { expect, it } from 'vitest';

import { problemIn } from './sign-in-problem.ts';

it('reads why a sign-in did not work', () => {
  expect(problemIn('')).toBeUndefined();
  expect(problemIn('?problem=noRole')).toBe('noRole');
});

it('shows no text of an address', () => {
  expect(problemIn('?problem=Ring%20070')).toBe('failed');
});

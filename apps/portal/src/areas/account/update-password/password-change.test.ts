import { expect, it } from 'vitest';

import { changeProblems, emptyChange } from './password-change.ts';

it('asks for both passwords', () => {
  expect(Object.keys(changeProblems(emptyChange))).toEqual(['old_password', 'new_password']);
});

it('wants the new one twice alike', () => {
  const change = {
    old_password: 'gammalt',
    new_password: 'nytt-lösenord',
    new_password_confirm: 'annat-lösenord',
  };
  expect(Object.keys(changeProblems(change))).toEqual(['new_password_confirm']);
  expect(changeProblems({ ...change, new_password_confirm: 'nytt-lösenord' })).toEqual({});
});

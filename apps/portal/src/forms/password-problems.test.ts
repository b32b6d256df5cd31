import { expect, it } from 'vitest';

import { passwordProblems } from './password-problems.ts';

const good = 'Ett långt lösenord';

it('asks for both fields, eight characters and the same text twice', () => {
  expect(passwordProblems('', '')).toEqual({ password: 'Ange ett nytt lösenord.' });
  expect(passwordProblems('sju tec', 'sju tec')).toHaveProperty('password');
  expect(passwordProblems(good, '')).toEqual({ password_confirm: 'Ange lösenordet en gång till.' });
  expect(passwordProblems(good, `${good} `)).toEqual({
    password_confirm: 'Lösenorden stämmer inte överens.',
  });
  expect(passwordProblems(good, good)).toEqual({});
});

it('counts characters as people do, not code units', () => {
  expect(passwordProblems('🔑'.repeat(7), '')).toHaveProperty('password');
  expect(passwordProblems('🔑'.repeat(8), '🔑'.repeat(8))).toEqual({});
});

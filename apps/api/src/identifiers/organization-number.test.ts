import { expect, test } from 'vitest';
import { isOrganizationNumber, vatNumberOf } from './organization-number.ts';

test.each(['556036-0793', '202100-5489', '556012-5790'])('%s is an organisationsnummer', (text) => {
  expect(isOrganizationNumber(text)).toBe(true);
});

test.each(['556036-0794', '5560360793', '811218-9876', '551036-0793', ''])('%s is none', (text) => {
  expect(isOrganizationNumber(text)).toBe(false);
});

test('the momsregistreringsnummer is made of it', () => {
  expect(vatNumberOf('556036-0793')).toBe('SE556036079301');
});

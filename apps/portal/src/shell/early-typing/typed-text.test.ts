import { expect, it } from 'vitest';

import { typedText } from './typed-text.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  ['kal', 'l', 'kall'],
  ['', 'Å', 'Å'],
  ['norr', ' ', 'norr '],
  ['kalx', 'Backspace', 'kal'],
  ['', 'Backspace', ''],
  ['kal', 'Enter', undefined],
  ['kal', 'Escape', undefined],
  ['kal', 'Shift', undefined],
])('ux 2: after %j the key %s gives %j', (text, key, after) => {
  expect(typedText(text, { ...plain, key })).toBe(after);
});

it('leaves shortcuts alone', () => {
  expect(typedText('kal', { ...plain, key: 'j', ctrlKey: true })).toBeUndefined();
});

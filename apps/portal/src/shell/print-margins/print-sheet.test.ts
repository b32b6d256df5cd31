import { expect, it } from 'vitest';

import { printSheet } from './print-sheet.ts';

it('numbers the pages, and says whose report it is', () => {
  const sheet = printSheet({ left: 'Norrviken Livs, Månadsrapport', middle: '2026-11-24' });
  expect(sheet).toContain('@bottom-left { content: "Norrviken Livs, Månadsrapport";');
  expect(sheet).toContain('counter(page) " / " counter(pages)');
});

it('keeps a name with signs of CSS inside its string', () => {
  const sheet = printSheet({ left: 'Kallvik "Norr" \\ } body', middle: '' });
  expect(sheet).toContain(String.raw`content: "Kallvik \"Norr\" \\ } body";`);
});

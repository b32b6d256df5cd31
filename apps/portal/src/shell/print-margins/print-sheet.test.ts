import { expect, it } from 'vitest';

import { printSheet } from './print-sheet.ts';

const words = {
  left: 'Norrviken Livs, Månadsrapport',
  middle: '1 maj – 31 oktober 2026',
  right: '2026-11-24',
  page: 'sida',
  of: 'av',
};

it('says whose report it is, of which days and from when, and numbers the pages', () => {
  const sheet = printSheet(words);
  expect(sheet).toContain('@bottom-left { content: "Norrviken Livs, Månadsrapport";');
  expect(sheet).toContain('@bottom-center { content: "1 maj – 31 oktober 2026";');
  expect(sheet).toContain(
    '@bottom-right { content: "2026-11-24 · sida " counter(page) " av " counter(pages);',
  );
});

it('keeps a name with signs of CSS inside its string', () => {
  const sheet = printSheet({ ...words, left: 'Kallvik "Norr" \\ } body' });
  expect(sheet).toContain(String.raw`content: "Kallvik \"Norr\" \\ } body";`);
});

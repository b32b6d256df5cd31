import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetNames } from './sheet-names.ts';

test('forbidden signs, control characters and apostrophes at the ends go', () => {
  expect(sheetNames(["'Butik [1]: A/B\\C*?'", 'Rad\n två\tord', "O'Brien"])).toEqual([
    'Butik 1 A B C',
    'Rad två ord',
    "O'Brien",
  ]);
});

test('long names are cut to 31 characters without half a sign at the end', () => {
  expect(sheetNames(['å'.repeat(40), `${'x'.repeat(30)}😀`])).toEqual(['å'.repeat(31), 'x'.repeat(30)]);
});

test('nothing at all and what spreadsheets keep for themselves become Blad', () => {
  expect(sheetNames(['', '///', 'History'])).toEqual(['Blad', 'Blad (2)', 'Blad (3)']);
});

test('the same name in another case gets a number, which has room', () => {
  const long = 'Kvarteret Ripan vid Stortorget 4';
  expect(sheetNames(['Butik', 'BUTIK', 'butik (2)', 'Butik', long, long])).toEqual([
    'Butik',
    'BUTIK (2)',
    'butik (2) (2)',
    'Butik (3)',
    'Kvarteret Ripan vid Stortorget',
    'Kvarteret Ripan vid Stortor (2)',
  ]);
});

test('whatever the texts are, the names are allowed and differ', () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'A', "'", 'a (2)')));
  fc.assert(
    fc.property(texts, (given) => {
      const names = sheetNames(given);
      expect(names).toHaveLength(given.length);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
      for (const name of names) {
        expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/u);
        expect(name.isWellFormed()).toBe(true);
        expect(name.length).toBeLessThanOrEqual(31);
      }
    }),
    { seed: 20_261_120 },
  );
});

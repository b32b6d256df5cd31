import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import { expect, describe, it } from 'vitest';

import { textsIn } from './core/texts-in.ts';
import { allMessages, wordsOf } from './languages/all-messages.fixture.ts';

/** Words that are the same in both languages, and the name of the currency. */
const inBoth = new Set(
  'budget dd esc in kilowatt kronor m megawatt mm öre p per period shift start utc'.split(' '),
);

/** Values for any message: every argument is one number. */
function always(value: number): Record<string, number> {
  return new Proxy({}, { get: () => value, has: () => true });
}

const all = await allMessages();
const swedishWords = new Set(all.flatMap(({ sv }) => Object.values(sv).flatMap(wordsOf)));

describe('the catalogues of the charts', () => {
  it('are found, and each has an id of its own', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(all)('$id has English for every text, and no Swedish word in it', ({ sv, en }) => {
    expect(Object.keys(en)).toEqual(Object.keys(sv));
    const left = Object.values(en)
      .flatMap(wordsOf)
      .filter((word) => !inBoth.has(word) && (swedishWords.has(word) || /[åäö]/.test(word)));
    expect(left).toEqual([]);
  });

  it.each(all)('$id is written by hand as the library writes it', (messages) => {
    for (const language of ['sv', 'en'] as const) {
      const own: (key: string, values: Record<string, number>) => string = textsIn(messages, language);
      for (const [key, message] of Object.entries(messages[language])) {
        for (const given of [always(1), always(12_345)]) {
          expect(own(key, given)).toBe(formatMessage(message, localeOf[language], given));
        }
      }
    }
  });
});

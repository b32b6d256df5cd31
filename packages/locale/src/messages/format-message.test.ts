import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, vi } from 'vitest';

import { formatMessage } from './format-message.ts';
import type { MessageValue } from './message-values.ts';
import { parseMessage } from './parse-message.ts';

/** The library's own output, with its own parser. */
function reference(text: string, locale: string, values: Readonly<Record<string, MessageValue>>): string {
  return String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format<string>(values));
}

const messages: readonly (readonly [text: string, values: Readonly<Record<string, MessageValue>>])[] = [
  ['{ name } i {place}', { name: 'Anna', place: 12_345 }],
  ['{n, number} av {m,number}', { n: 12_345.678, m: 9.7 }],
  ['{n, number, ::percent}, {n, number, integer}', { n: 0.25 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 0 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 1 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 12_345 }],
  [
    '{n, plural, offset:1 =1 {bara {who}} one {{who} och # till} other {{who} och # till}}',
    { n: 3, who: 'Bo' },
  ],
  ['{n, selectordinal, one {#:a} other {#:e}}', { n: 21 }],
  ['{n, selectordinal, one {#:a} other {#:e}}', { n: 11 }],
  [
    '{n, plural, one {{kind, select, a {# A} other {# B}}} other {{kind, select, a {# AA} other {# BB}}}}',
    { n: 2, kind: 'a' },
  ],
  ['{kind, select, a {A} other {annat}} #', { kind: 'z' }],
  ["It''s {n}, '{n}' and don't, '{'n'}' '", { n: 1 }],
  ["{n, plural, other {'#' is #, it's}}", { n: 3 }],
  ['<b>{n}</b>', { n: 3 }],
];

describe('formatMessage', () => {
  it.each(messages)('says what the whole library says: %s %j', (text, values) => {
    for (const locale of ['sv-SE', 'en-SE']) {
      expect(formatMessage(parseMessage(text), locale, values)).toBe(reference(text, locale, values));
    }
  });

  it('returns plain text as it is', () => {
    expect(formatMessage('Visa lösenord', 'sv-SE')).toBe('Visa lösenord');
  });

  it('writes numbers without making Intl load what it knows of numbers', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect(
      formatMessage(parseMessage('{n, plural, one {# rad} other {# rader}}'), 'sv-SE', { n: 1234 }),
    ).toBe('1\u{A0}234 rader');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('asks for the values that it needs', () => {
    expect(() => formatMessage(parseMessage('Kod till {destination}'), 'sv-SE')).toThrow('"destination"');
  });
});

describe('parseMessage', () => {
  it.each(['{', '{n', '{n, plural, one {x}}', '{n, plural, other {x}', '{n, kilo}', '{}'])(
    'refuses %j',
    (text) => {
      expect(() => parseMessage(text)).toThrow('Not an ICU message');
    },
  );

  it('makes a text without arguments the text that is shown', () => {
    expect(parseMessage("It''s < 3")).toBe("It's < 3");
    expect(parseMessage('')).toBe('');
  });
});

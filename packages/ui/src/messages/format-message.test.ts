import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

import { formatMessage } from './format-message.ts';
import type { MessageValue } from './message-values.ts';

/** What the parser of all of ICU makes of the message. */
function reference(text: string, locale: string, values: Readonly<Record<string, MessageValue>>): string {
  return String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format<string>(values));
}

const messages: readonly (readonly [text: string, values: Readonly<Record<string, MessageValue>>])[] = [
  ['{ name } i {place}', { name: 'Anna', place: 12_345 }],
  ['{n, number} av {m,number}', { n: 12_345.678, m: 9.7 }],
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
  it.each(messages)('says what a parser of all of ICU says: %s %j', (text, values) => {
    for (const locale of ['sv-SE', 'en-SE']) {
      expect(formatMessage(text, locale, values)).toBe(reference(text, locale, values));
    }
  });

  it.each([
    '{',
    '{n',
    '}',
    '{n, plural, one {x}}',
    '{n, plural, other {x}',
    '{n, number, ::percent}',
    '{n, date, short}',
    '{n, kilo}',
    '{}',
  ])('refuses %j', (text) => {
    expect(() => formatMessage(text, 'sv-SE', { n: 1 })).toThrow('Not an ICU message');
  });

  it('asks for the values that it needs', () => {
    expect(() => formatMessage('{n}', 'sv-SE')).toThrow('"n"');
  });
});

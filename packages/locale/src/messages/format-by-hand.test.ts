import { expect, it } from 'vitest';

import { defineMessages } from './define-messages.ts';
import { textsByHand } from './format-by-hand.ts';
import { formatMessage } from './format-message.ts';
import { localeOf } from './language.ts';
import type { MessageValue } from './message-values.ts';
import { parseMessage } from './parse-message.ts';

const messages: readonly (readonly [text: string, values: Readonly<Record<string, MessageValue>>])[] = [
  ['Visa', {}],
  ["It''s {name}, '{n}'", { name: 'Anna' }],
  ['{ name } i {place}', { name: 'Anna', place: 12_345 }],
  ['{n, number} av {m,number}', { n: 12_345.678, m: 9.7 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 0 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 1 }],
  ['{n, plural, =0 {inga} one {# rad} other {# rader}}', { n: 12_345 }],
  [
    '{n, plural, one {{kind, select, a {en A} other {en B}}} other {# {kind, select, a {A} other {B}}}}',
    { n: 2, kind: 'a' },
  ],
  ['{n, plural, one {{m, plural, one {#} other {#}}} other {{m, plural, other {#}} #}}', { n: 3, m: 7 }],
  ['{kind, select, a {A} other {{n, number}}}', { kind: 'z', n: 1000 }],
];

it.each(messages)('says what the library says: %s %j', (text, values) => {
  const parsed = parseMessage(text);
  for (const language of ['sv', 'en'] as const) {
    const catalogue = { id: 'tree', sv: { text: parsed }, en: { text: parsed } };
    const own: (key: string, given: typeof values) => string = textsByHand(catalogue, language);
    expect(own('text', values)).toBe(formatMessage(parsed, localeOf[language], values));
  }
});

it('speaks Swedish as long as English has not come', () => {
  const { id, sv } = defineMessages('tree', { sv: { close: 'Stäng' }, en: { close: 'Close' } });
  expect(textsByHand({ id, sv, en: Object.assign({}) }, 'en')('close')).toBe('Stäng');
});

import type { Message } from '@vinrod/locale/messages/messages';
import { expect, it } from 'vitest';

import { everyMessage } from './every-message.fixture.ts';
import { joinMessages } from './join-messages.ts';

/** Words that are the same in both languages, names, and the English sentences of the spec's section 8. */
const inBoth = new Set(
  (
    'administration alt autogiro bankgiro bra box csv e eur excel expert hand id in kr kw kwh min mwh miljöval ocr org partner ' +
    'pdf peppol per period person personal png pseudonym qr s se sek status svg system text token total utc wh xlsx xml zip ' +
    'access again all are authorized be not page something sorry this to try went wrong you'
  ).split(' '),
);

/** Words of a message without its argument names. */
function wordsOf(node: Message | object): readonly string[] {
  if (typeof node === 'string') return node.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if ('options' in node)
    return Object.values(Object(node.options)).flatMap((option) => wordsOf(Object(option)));
  if ('type' in node && 'value' in node && node.type === 0) return wordsOf(String(node.value));
  return 'type' in node ? [] : Object.values(node).flatMap((value) => wordsOf(Object(value)));
}

const [swedish, english] = [joinMessages(everyMessage, 'sv'), joinMessages(everyMessage, 'en')];
const swedishWords = new Set(Object.values(swedish).flatMap(wordsOf));

it('has English for every text', () => {
  for (const { sv, en } of everyMessage) {
    expect(Object.keys(en)).toEqual(Object.keys(sv));
    expect(Object.entries<Message>(en).filter(([, message]) => message.length === 0)).toEqual([]);
  }
});

it('has no Swedish word in an English text', () => {
  const left = Object.entries(english).flatMap(([key, message]) =>
    wordsOf(message)
      .filter((word) => !inBoth.has(word) && (swedishWords.has(word) || /[åäö]/.test(word)))
      .map((word) => `${key}: ${word}`),
  );
  expect(left).toEqual([]);
});

it('says the spec’s English sentences letter by letter (section 8)', () => {
  const literal = Object.keys(swedish).filter((key) => /literal/i.test(key));
  const pairs = (texts: Readonly<Record<string, Message>>) => literal.map((key) => texts[key]);
  expect(literal).toHaveLength(3);
  expect(pairs(english)).toEqual(pairs(swedish));
});

import { describe, expect, expectTypeOf, it } from 'vitest';

import { defineMessages } from './define-messages.ts';
import type { MessageArguments, MessageValues } from './message-values.ts';
import type { Message } from './messages.ts';
import { textsOf, type Text } from './texts.ts';
import { translator } from './translator.ts';

describe('MessageValues', () => {
  it('reads the arguments from the text', () => {
    expectTypeOf<MessageArguments<'Stäng'>>().toEqualTypeOf<[]>();
    expectTypeOf<MessageValues<'Kod till {destination}'>['destination']>().toEqualTypeOf<string | number>();
    expectTypeOf<keyof MessageValues<'{a} av {b, number} {c, number}'>>().toEqualTypeOf<'a' | 'b' | 'c'>();
  });

  it('does not take the text of an option for an argument', () => {
    type Plural = MessageValues<'{count, plural, one {rad} other {{count} rader i {list}}} på {page}'>;
    expectTypeOf<keyof Plural>().toEqualTypeOf<'count' | 'list' | 'page'>();
    expectTypeOf<Plural['list']>().toEqualTypeOf<string | number>();
  });
});

const messages = defineMessages('tree', {
  sv: { close: 'Stäng', chosen: '{count, plural, one {# vald anläggning} other {# valda anläggningar}}' },
  en: { close: 'Close', chosen: '{count, plural, one {# selected site} other {# selected sites}}' },
});

function defineWithEnglish(en: string) {
  return defineMessages('code', { sv: { sent: '{n, number} till {place}' }, en: { sent: en } });
}

describe('defineMessages', () => {
  it('gives a text without arguments as it is shown', () => {
    expectTypeOf(messages.sv.close).toEqualTypeOf<string>();
    expectTypeOf(messages.sv.chosen).toEqualTypeOf<Message>();
    expect(messages.en.close).toBe('Close');
  });

  it('refuses broken syntax', () => {
    expect(() =>
      defineMessages('code', { sv: { sent: 'Kod till {destination' }, en: { sent: 'Code' } }),
    ).toThrow('Kod till {destination');
  });

  it('refuses languages that ask for different values', () => {
    expect(() => defineWithEnglish('{place}')).toThrow(
      '"sent" of "code" asks for n,place in Swedish, place in English.',
    );
    expect(() => defineWithEnglish('{n, plural, one {one to {place}} other {# to {place}}}')).not.toThrow();
  });
});

describe('translator', () => {
  it('formats in the language asked for, with Swedish numbers in both', () => {
    const [sv, en] = [translator(messages, 'sv'), translator(messages, 'en')];
    expect(sv('close')).toBe('Stäng');
    expect(sv('chosen', { count: 1 })).toBe('1 vald anläggning');
    expect(sv('chosen', { count: 1234 })).toBe('1\u00a0234 valda anläggningar');
    expect(en('chosen', { count: 1234 })).toBe('1\u00a0234 selected sites');
  });
});

describe('textsOf', () => {
  it('gives each message in every language, those with arguments as functions of their values', () => {
    const texts = textsOf(messages);
    expectTypeOf(texts.close).toEqualTypeOf<Text>();
    expect(texts.close).toEqual({ sv: 'Stäng', en: 'Close' });
    expect(texts.chosen({ count: 2 })).toEqual({ sv: '2 valda anläggningar', en: '2 selected sites' });
  });
});

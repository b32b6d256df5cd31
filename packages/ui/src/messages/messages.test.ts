import { describe, expect, expectTypeOf, it } from 'vitest';

import { defineMessages, overrideMessages } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import type { MessageArguments, MessageValues } from './message-values.ts';

describe('formatMessage', () => {
  it('returns plain text as it is', () => {
    expect(formatMessage('Visa lösenord', 'sv-SE')).toBe('Visa lösenord');
  });

  it('writes numbers and plurals in Swedish', () => {
    const text = '{count, plural, one {# vald anläggning} other {# valda anläggningar}}';
    expect(formatMessage(text, 'sv-SE', { count: 1 })).toBe('1 vald anläggning');
    expect(formatMessage(text, 'sv-SE', { count: 1234 })).toBe('1\u00a0234 valda anläggningar');
  });

  it('leaves angle brackets alone', () => {
    expect(formatMessage('Mindre än <{limit}', 'sv-SE', { limit: 3 })).toBe('Mindre än <3');
  });

  it('says which value is missing', () => {
    expect(() => formatMessage('Kod till {destination}', 'sv-SE')).toThrow('destination');
  });

  it('refuses broken syntax', () => {
    expect(() => formatMessage('Kod till {destination', 'sv-SE', { destination: 'a' })).toThrow(
      'Not an ICU message',
    );
  });
});

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

describe('overrideMessages', () => {
  it('keeps the given texts under the name of the component', () => {
    const messages = defineMessages('toast', {
      sv: { close: 'Stäng', undo: 'Ångra' },
      en: { close: 'Close', undo: 'Undo' },
    });
    expect(overrideMessages(messages, { close: 'Ta bort' })).toEqual({
      id: 'toast',
      texts: { close: 'Ta bort' },
    });
  });
});

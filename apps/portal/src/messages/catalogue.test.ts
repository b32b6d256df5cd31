import type { Message } from '@vinrod/locale/messages/messages';
import { describe, expect, it } from 'vitest';

import { everyMessage } from './every-message.fixture.ts';
import { joinMessages } from './join-messages.ts';
import { t } from './translate.ts';

const sources = import.meta.glob(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.test.{ts,tsx}',
    '!../**/*.css.ts',
    '!../**/*.fixture.ts',
    '!./shared/*.ts',
    '!../areas/*/messages/*.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Every string or template in the source that looks like a key; `${…}` becomes a wildcard. */
function mentionedKeys(): readonly RegExp[] {
  const texts = Object.values(sources).map(String).join('\n');
  const found = texts.matchAll(
    /['"`]((?:[a-zA-Z0-9_]+|\$\{[^}]+\})(?:\.(?:[a-zA-Z0-9_]+|\$\{[^}]+\}))+)['"`]/g,
  );
  return [...new Set([...found].map((match) => match[1] ?? ''))].map((text) => {
    const pattern = text.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${pattern.join('[a-zA-Z_]+')}$`);
  });
}

/** Texts of a message, with an empty text for each argument that has none of its own. */
function pieces(node: Message | object): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(pieces);
  if ('options' in node)
    return Object.values(Object(node.options)).flatMap((option) => pieces(Object(option)));
  if ('type' in node && 'value' in node && node.type === 0) return [String(node.value)];
  return 'type' in node ? [''] : Object.values(node).flatMap((value) => pieces(Object(value)));
}

describe('every text', () => {
  const catalogue = joinMessages(everyMessage, 'sv');
  const keys = Object.keys(catalogue);
  const mentioned = mentionedKeys();

  it.each(keys)('%s is used by the program', (key) => {
    expect(mentioned.some((pattern) => pattern.test(key))).toBe(true);
  });

  it.each(Object.entries(catalogue))('%s is written as Swedish is', (_key, message) => {
    const [first = '', ...others] = pieces(message);
    expect(first).toBe(first.trimStart());
    expect(others.at(-1) ?? first).not.toMatch(/\s$/);
    expect([first, ...others].join('{}')).not.toMatch(/ {2}|\.\.\.|"|vänligen|\d %/i);
  });

  it('says the spec’s English sentences letter by letter (section 8)', () => {
    expect(t('errors.forbidden.literal')).toBe('Sorry, you are not authorized to access this page.');
    expect(t('errors.crash.literal')).toBe('Sorry, something went wrong.');
    expect(t('errors.crash.retryLiteral')).toBe('Try again');
  });

  it('counts in Swedish', () => {
    expect(t('analytics.sites.choose', { selected: 1 })).toBe('1 anläggning');
    expect(t('analytics.sites.choose', { selected: 14 })).toBe('14 anläggningar');
    expect(t('analytics.sites.choose', { selected: 0 })).toBe('0 anläggningar');
  });
});

it('figures 16: counts of values are grouped by thousands as Swedish numbers are', () => {
  expect(t('hour.quality.estimated', { count: 26_820 })).toBe('26\u00a0820 beräknade');
});

import { globSync } from 'node:fs';
import { join } from 'node:path';

import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';
import { expect, describe, it } from 'vitest';

import { textsIn } from './core/texts-in.ts';

type AnyMessages = Messages<Texts>;

const source = import.meta.dirname;

function isMessages(value: unknown): value is AnyMessages {
  return typeof value === 'object' && value !== null && 'id' in value && 'sv' in value && 'en' in value;
}

async function catalogues(): Promise<AnyMessages[]> {
  const files = globSync(['**/messages.ts', '**/messages/*.ts'], { cwd: source }).toSorted();
  const modules: unknown[] = await Promise.all(files.map(async (file) => import(join(source, file))));
  return modules.flatMap((module) => Object.values(Object(module))).filter(isMessages);
}

/** Words of a message, in all its variants. */
function wordsOf(node: Message | object): readonly string[] {
  if (typeof node === 'string') return node.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if ('options' in node)
    return Object.values(Object(node.options)).flatMap((option) => wordsOf(Object(option)));
  if ('type' in node && 'value' in node && node.type === 0) return wordsOf(String(node.value));
  return 'type' in node ? [] : Object.values(node).flatMap((value) => wordsOf(Object(value)));
}

/** Words that are the same in both languages, and the name of the currency. */
const inBoth = new Set(
  'budget dd esc in kilowatt kronor m megawatt mm öre p per period shift start utc'.split(' '),
);

/** Values for any message: every argument is one number. */
function always(value: number): Record<string, number> {
  return new Proxy({}, { get: () => value, has: () => true });
}

const all = await catalogues();
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

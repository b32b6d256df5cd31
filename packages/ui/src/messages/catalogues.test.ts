import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';
import { describe, expect, it } from 'vitest';

type AnyMessages = Messages<Texts>;

const source = join(import.meta.dirname, '..');

function isMessages(value: unknown): value is AnyMessages {
  return typeof value === 'object' && value !== null && 'id' in value && 'sv' in value && 'en' in value;
}

async function catalogues(): Promise<AnyMessages[]> {
  const files = globSync('*/messages.ts', { cwd: source }).toSorted();
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(source, file))));
  return modules.flatMap((module) => Object.values(Object(module))).filter(isMessages);
}

/** Argument names of a parsed message: literals have type 0, the number sign of plurals 7. */
function argumentNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(argumentNames);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(argumentNames);
  const isArgument = 'type' in node && 'value' in node && node.type !== 0 && node.type !== 7;
  return isArgument && typeof node.value === 'string' ? [node.value, ...inner] : inner;
}

function argumentsOf(message: Message): Set<string> {
  return new Set(argumentNames(message));
}

const all = await catalogues();

describe('the catalogues of the components', () => {
  it('each have an id of their own', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(all)('$id asks for the same values in Swedish and English', ({ sv, en }) => {
    expect(Object.keys(en)).toEqual(Object.keys(sv));
    for (const [key, text] of Object.entries(sv)) {
      expect(argumentsOf(en[key] ?? '')).toEqual(argumentsOf(text));
    }
  });
});

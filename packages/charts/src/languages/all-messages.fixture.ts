import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';

type AnyMessages = Messages<Texts>;

const source = join(import.meta.dirname, '..');

function isMessages(value: unknown): value is AnyMessages {
  return typeof value === 'object' && value !== null && 'id' in value && 'sv' in value && 'en' in value;
}

/** Every catalogue of the charts, found in their files. */
export async function allMessages(): Promise<readonly AnyMessages[]> {
  const files = globSync(['**/messages.ts', '**/messages/*.ts'], { cwd: source }).toSorted();
  const modules: unknown[] = await Promise.all(files.map(async (file) => import(join(source, file))));
  return modules.flatMap((module) => Object.values(Object(module))).filter(isMessages);
}

/** Words of a message in lower case, in all its variants. */
export function wordsOf(node: Message | object): readonly string[] {
  if (typeof node === 'string') return node.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if ('options' in node)
    return Object.values(Object(node.options)).flatMap((option) => wordsOf(Object(option)));
  if ('type' in node && 'value' in node && node.type === 0) return wordsOf(String(node.value));
  return 'type' in node ? [] : Object.values(node).flatMap((value) => wordsOf(Object(value)));
}

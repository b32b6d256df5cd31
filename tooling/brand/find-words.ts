import type { Message } from '@vinrod/locale/messages/messages';
import { apiMessages, ofApi, portalMessages } from './known-texts.ts';

/** A message as it is read: each argument in braces, and every text that a plural or a choice can become. */
function readable(message: Message): string {
  if (typeof message === 'string') return message;
  return message
    .map((part) => {
      if (!('value' in part)) return '#';
      if ('options' in part)
        return `{${Object.values(part.options)
          .map(({ value }) => readable(value))
          .join(' | ')}}`;
      // A literal has type 0 in the parser.
      const kind: number = part.type;
      return kind === 0 ? part.value : `{${part.value}}`;
    })
    .join('');
}

/** The Swedish texts with a part in them that a brand can say otherwise, each after its key in a brand's file. */
export async function findWords(part: string): Promise<readonly string[]> {
  const api = [...(await apiMessages())].map(([key, message]) => [`${ofApi}${key}`, message] as const);
  return [...(await portalMessages()), ...api]
    .map(([key, message]) => [key, readable(message)] as const)
    .filter(([, text]) => text.toLowerCase().includes(part.toLowerCase()))
    .map(([key, text]) => `${key}: ${text}`);
}

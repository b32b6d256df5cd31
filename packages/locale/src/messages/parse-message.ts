import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';

import type { Message } from './messages.ts';

/**
 * Parses an ICU message. Angle brackets are text, not tags.
 *
 * @throws Error when the text is not an ICU message
 */
export function parseMessage(text: string): Message {
  try {
    const [first, ...others] = parse(text, { ignoreTag: true });
    if (first === undefined) return '';
    return isLiteralElement(first) && others.length === 0 ? first.value : [first, ...others];
  } catch (error) {
    throw new Error(`Not an ICU message: ${text}`, { cause: error });
  }
}

import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
} from '@formatjs/icu-messageformat-parser';

import type { Message } from './messages.ts';

/** Names of a message's arguments, as often as it asks for them. */
export function argumentsOf(message: Message): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (isLiteralElement(part) || isPoundElement(part)) return [];
    const inner =
      isPluralElement(part) || isSelectElement(part)
        ? Object.values(part.options).flatMap(({ value }) => argumentsOf(value))
        : [];
    return [part.value, ...inner];
  });
}

/**
 * Checks that the messages of two languages have the same arguments.
 *
 * @throws Error that names the first message that differs
 */
export function requireSameArguments(
  id: string,
  sv: Readonly<Record<string, Message>>,
  en: Readonly<Record<string, Message>>,
): void {
  for (const [key, message] of Object.entries(sv)) {
    const [swedish, english] = [message, en[key] ?? ''].map((one) =>
      [...new Set(argumentsOf(one))].toSorted(),
    );
    if (String(swedish) !== String(english))
      throw new Error(
        `"${key}" of "${id}" asks for ${String(swedish)} in Swedish, ${String(english)} in English.`,
      );
  }
}

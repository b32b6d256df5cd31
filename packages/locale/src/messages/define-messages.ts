import type { Messages, Texts } from './messages.ts';
import { parseMessage } from './parse-message.ts';
import { requireSameArguments } from './same-arguments.ts';

/**
 * Defines the messages of a component or area. Builds replace the call with the parsed messages
 * (`packages/locale/build/compile-messages.ts`), so the parser runs only where sources run.
 *
 * @param id - name for overriding the texts; the folder of the component
 * @param texts - ICU messages as literals; the English ones must have the same arguments as the Swedish
 * @throws Error when a text is not an ICU message, or its languages have different arguments
 */
export function defineMessages<const Catalogue extends Texts>(
  id: string,
  texts: { readonly sv: Catalogue; readonly en: Readonly<Record<keyof Catalogue, string>> },
): Messages<Catalogue>;
export function defineMessages(
  id: string,
  { sv, en }: { readonly sv: Texts; readonly en: Texts },
): Messages<Texts> {
  const swedish = parsed(sv);
  const english = parsed(en);
  requireSameArguments(id, swedish, english);
  return { id, sv: swedish, en: english };
}

function parsed(texts: Texts): Messages<Texts>['sv'] {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parseMessage(text)]));
}

import type { Message } from '@vinrod/locale/messages/messages';
import { parseMessage } from '@vinrod/locale/messages/parse-message';
import { argumentsOf } from '@vinrod/locale/messages/same-arguments';
import type { BrandSheet } from '../../apps/api/src/config/brand-sheet.ts';
import { BrandError } from './brand-error.ts';
import type { BrandFile, BrandText } from './brand-file.ts';
import { apiMessages, ofApi, portalMessages } from './known-texts.ts';

/** The texts of the sign-in page that a brand names by what they are, by key. */
function signInWords({ signIn = {} }: BrandFile): Readonly<Record<string, BrandText>> {
  return Object.fromEntries(
    [
      ['signIn.lead', signIn.lead] as const,
      ['signIn.promise.title', signIn.title] as const,
      ['signIn.promise.text', signIn.text] as const,
    ].flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );
}

function messageOf(text: string, field: string): Message {
  try {
    return parseMessage(text);
  } catch {
    throw new BrandError(`${field} is not a text as the portal's are written: ${text}`);
  }
}

/**
 * A text as the API formats it: one that it gives values to stays a list of parts, also when the brand's asks for none.
 */
function likeOwn(message: Message, own: Message): Message {
  return typeof own !== 'string' && typeof message === 'string' ? [{ type: 0, value: message }] : message;
}

const noWords = () => ({ sv: new Map<string, Message>(), en: new Map<string, Message>() });

/** The texts of a brand, ready to format: of the portal, and of what the API writes. */
export type BrandWords = Pick<BrandSheet, 'words' | 'apiWords'>;

/**
 * Compiles the texts of a brand.
 *
 * @throws BrandError when there is no text with a key, or a text asks for values that the one it replaces does not get.
 */
export async function brandWords(brand: BrandFile): Promise<BrandWords> {
  const given = Object.entries({ ...signInWords(brand), ...brand.words });
  const [portal, api] = [noWords(), noWords()];
  const known = given.length === 0 ? null : { portal: await portalMessages(), api: await apiMessages() };
  for (const [key, text] of given) {
    const isOfApi = key.startsWith(ofApi);
    const place = isOfApi ? key.slice(ofApi.length) : key;
    const own = (isOfApi ? known?.api : known?.portal)?.get(place);
    const field = `${brand.names.supplier}: words.${key}`;
    if (own === undefined)
      throw new BrandError(`${field} is not a text of ${isOfApi ? 'the API' : 'the portal'}.`);
    const values = new Set(argumentsOf(own));
    const read = (said: string): Message => {
      const message = messageOf(said, field);
      const foreign = argumentsOf(message).find((name) => !values.has(name));
      if (foreign === undefined) return isOfApi ? likeOwn(message, own) : message;
      throw new BrandError(`${field} asks for {${foreign}}, which that text does not get.`);
    };
    const { sv, en } = typeof text === 'string' ? { sv: text, en: text } : text;
    const words = isOfApi ? api : portal;
    words.sv.set(place, read(sv));
    words.en.set(place, read(en));
  }
  const written = ({ sv, en }: ReturnType<typeof noWords>) => ({
    sv: Object.fromEntries(sv),
    en: Object.fromEntries(en),
  });
  return { words: written(portal), apiWords: written(api) };
}

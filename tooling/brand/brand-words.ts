import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '@vinrod/locale/messages/messages';
import { parseMessage } from '@vinrod/locale/messages/parse-message';
import { argumentsOf } from '@vinrod/locale/messages/same-arguments';
import type { BrandSheet } from '../../apps/api/src/config/brand-sheet.ts';
import { repositoryRoot } from '../repository.ts';
import { BrandError } from './brand-error.ts';
import type { BrandFile, BrandText } from './brand-file.ts';

/** The portal's Swedish messages by key: what can be said differently. */
async function portalMessages(): Promise<ReadonlyMap<string, Message>> {
  const found = new Map<string, Message>();
  const places = globSync(['apps/portal/src/areas/*/messages/*.ts', 'apps/portal/src/messages/shared/*.ts'], {
    cwd: repositoryRoot,
  });
  for (const place of places) {
    const module: unknown = await import(pathToFileURL(join(repositoryRoot, place)).href);
    for (const catalogue of Object.values(Object(module)))
      for (const [key, message] of Object.entries(Object(Reflect.get(Object(catalogue), 'sv'))))
        found.set(key, typeof message === 'string' ? message : Array.isArray(message) ? message : '');
  }
  return found;
}

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
 * The texts of a brand, ready to format.
 *
 * @throws BrandError when a key is not the portal's, or a text asks for values that the portal's own does not get.
 */
export async function brandWords(brand: BrandFile): Promise<BrandSheet['words']> {
  const given = Object.entries({ ...signInWords(brand), ...brand.words });
  const words: { sv: Record<string, Message>; en: Record<string, Message> } = { sv: {}, en: {} };
  if (given.length === 0) return words;
  const known = await portalMessages();
  for (const [key, text] of given) {
    const own = known.get(key);
    if (own === undefined)
      throw new BrandError(`${brand.names.supplier}: words.${key} is not a text of the portal.`);
    const values = new Set(argumentsOf(own));
    const read = (said: string): Message => {
      const message = messageOf(said, `${brand.names.supplier}: words.${key}`);
      const foreign = argumentsOf(message).find((name) => !values.has(name));
      if (foreign === undefined) return message;
      throw new BrandError(
        `${brand.names.supplier}: words.${key} asks for {${foreign}}, which that text does not get.`,
      );
    };
    const { sv, en } = typeof text === 'string' ? { sv: text, en: text } : text;
    words.sv[key] = read(sv);
    words.en[key] = read(en);
  }
  return words;
}

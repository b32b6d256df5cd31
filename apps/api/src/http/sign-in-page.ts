import type { Language } from '@vinrod/locale/messages/language';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { providersOf } from '../identity/providers/sign-in-providers.ts';
import { portalConfig } from './portal-config.ts';

/** The sign-in page as HTML, in each language. */
export type SignInPage = Readonly<Record<Language, string>>;

/** The modules of the portal's build that write it. */
const moduleOf = (language: Language): string => `server/sign-in-page.${language}.mjs`;

async function written(file: string, changed: number, configuration: unknown): Promise<string> {
  const address = pathToFileURL(file);
  // A module is kept by its address: another build is another one.
  address.searchParams.set('changed', String(changed));
  const module: unknown = await import(address.href);
  const write: unknown = Reflect.get(Object(module), 'signInPage');
  if (typeof write !== 'function') throw new TypeError(`${file} writes no sign-in page.`);
  return String(await write(configuration));
}

/**
 * Writes the sign-in page once for each build of the portal, with the supplier's names, words and ways to sign in.
 *
 * @returns a function that resolves to the page; null when the portal is not built, when its page cannot be written, or when
 *   there are other ways to sign in than a password: then the browser draws it, as it draws the others
 */
export function signInPages(config: Config, log?: Pick<Logger, 'error'>): () => Promise<SignInPage | null> {
  // A press that begins before the script and ends after it is lost: no matter for a field, but for a way to sign in.
  if (config.passkeys || providersOf(config).length > 0) return () => Promise.resolve(null);
  const fileOf = (language: Language): string => join(config.portalDir, moduleOf(language));
  let known: { readonly changed: number; readonly page: Promise<SignInPage | null> } | undefined;
  return async () => {
    const found = await stat(fileOf('en')).catch(() => null);
    if (found === null) return null;
    const changed = found.mtimeMs;
    if (known?.changed !== changed) {
      const configuration = portalConfig(config);
      const inLanguage = (language: Language): Promise<string> =>
        written(fileOf(language), changed, configuration);
      const both = Promise.all([inLanguage('sv'), inLanguage('en')]);
      const page = both.then(
        ([sv, en]) => ({ sv, en }),
        (error: unknown) => {
          log?.error({ err: error }, 'the sign-in page could not be written');
          return null;
        },
      );
      known = { changed, page };
    }
    return known.page;
  };
}

/** The place of the page in the built document. */
const emptyRoot = '<div id="root"></div>';

/**
 * The document with the sign-in page in it. The browser knows whether it is English that is wanted (before-paint.js).
 *
 * @param html - The document without it.
 */
export function withSignInPage(html: string, { sv, en }: SignInPage): string {
  return html.replace(
    emptyRoot,
    () => `<div id="root" data-written>${sv}</div>\n    <template id="root-in-english">${en}</template>`,
  );
}

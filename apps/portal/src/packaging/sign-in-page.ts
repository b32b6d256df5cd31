import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@vinrod/locale/messages/language';
import { build, type Plugin } from 'vite';

import { sourceConditions, sourcePlugins } from './source-plugins.ts';

const root = join(import.meta.dirname, '../..');

/** Files of a build that write the sign-in page as HTML, each in its language. */
const fileOf = (language: Language): string => `server/sign-in-page.${language}.mjs`;

/** What the sign-in page loads for what it shows first. */
const shownFirst = /\/OtherWaysToSignIn\.tsx$/;

const languageOfDocument = 'globalThis.document?.documentElement.lang';
/** A name of nothing, which no minifier can work with. */
const languageOfFile = 'languageOfThisFile';

/** Leaves a place for the language, since there is no document. */
function languageByFile(): Plugin {
  return {
    name: 'language-by-file',
    transform: {
      filter: { id: /\/src\/language\/page-language\.ts$/ },
      handler(code) {
        if (!code.includes(languageOfDocument))
          this.error('The language of the page is read otherwise: look again.');
        return { code: code.replace(languageOfDocument, languageOfFile), map: null };
      },
    },
  };
}

/** Leaves out the pages behind the sign-in page, which are loaded when somebody goes there. */
function onlyShownFirst(): Plugin {
  return {
    name: 'only-shown-first',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(id, _importer, { kind }) {
        return kind === 'dynamic-import' && !shownFirst.test(id) ? { id, external: true } : null;
      },
    },
  };
}

/** Code of the modules that writes the sign-in page: of everything it needs in one file. */
async function signInPageCode(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [onlyShownFirst(), languageByFile(), sourcePlugins({ isEnglishApart: false })],
    resolve: { conditions: sourceConditions },
    ssr: { noExternal: true, target: 'webworker', resolve: { conditions: sourceConditions } },
    build: {
      ssr: join(root, 'src/prerendering/sign-in-page.tsx'),
      write: false,
      minify: true,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('The sign-in page is built once, into one output.');
  return result.output[0].code;
}

/**
 * Writes the modules by which a server writes the sign-in page into its document, so that it is seen, and can be typed into,
 * before any script is there. It is rendered where it is served, once: names, words and ways to sign in are the supplier's.
 */
export function signInPagePlugin(): Plugin {
  return {
    name: 'sign-in-page',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const code = await signInPageCode();
      const places = code.split(languageOfFile);
      if (places.length !== 2) throw new Error('The sign-in page has one language.');
      await mkdir(join(dir, 'server'), { recursive: true });
      const write = (language: Language): Promise<void> =>
        writeFile(join(dir, fileOf(language)), places.join(JSON.stringify(language)));
      await Promise.all([write('sv'), write('en')]);
    },
  };
}

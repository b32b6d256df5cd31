import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

import { compileMessages, englishOf, messageFiles, type EnglishPlace } from './compile-messages.ts';

/** Where a build with separate English puts it. */
const englishModule = /[\\/]locale[\\/]src[\\/]messages[\\/]english-messages\.ts$/;

/** Options for building messages. */
export interface CompiledMessagesOptions {
  /**
   * Folders whose English goes into a separate file that `loadEnglish` fetches, so that readers of Swedish do not load
   * it. Otherwise English stays beside the Swedish.
   */
  readonly englishApart?: readonly string[];
}

/** Where the English of a file goes. */
function placeOf(path: string, englishApart: readonly string[] = []): EnglishPlace {
  return englishApart.some((folder) => path.startsWith(join(folder, '/'))) ? 'apart' : 'beside';
}

/** Files below some folders that may define messages. */
function filesBelow(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    globSync('**/*.ts', { cwd: folder })
      .toSorted()
      .map((file) => join(folder, file))
      .filter((file) => messageFiles.test(file)),
  );
}

/**
 * The module with the English of some files.
 *
 * @throws Error when two catalogues share an id, because they would share their English too
 */
function englishModuleOf(files: readonly string[]): string {
  const byId = new Map<string, string>();
  for (const file of files) {
    for (const [id, texts] of englishOf(readFileSync(file, 'utf8'), file)) {
      if (byId.has(id)) throw new Error(`${file}: another catalogue has the id "${id}".`);
      byId.set(id, texts);
    }
  }
  const catalogues = [...byId].map(([id, texts]) => `${JSON.stringify(id)}:${texts}`);
  return `export const englishMessages = {${catalogues.join(',')}};`;
}

/** Compiles messages in Vite. */
export function compiledMessages({ englishApart }: CompiledMessagesOptions = {}): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: englishModule },
      handler() {
        if (englishApart === undefined) return null;
        const files = filesBelow(englishApart);
        for (const file of files) this.addWatchFile(file);
        return englishModuleOf(files);
      },
    },
    transform: {
      filter: { id: messageFiles },
      handler(code, id) {
        const compiled = compileMessages(code, id, placeOf(id, englishApart));
        return compiled === undefined ? null : { code: compiled, map: null };
      },
    },
  };
}

/** The esbuild and tsup version of the plugin. */
export function compiledMessagesEsbuild({ englishApart }: CompiledMessagesOptions = {}): EsbuildPlugin {
  return {
    name: 'compiled-messages',
    setup(build) {
      if (englishApart !== undefined) {
        build.onLoad({ filter: englishModule }, () => ({
          contents: englishModuleOf(filesBelow(englishApart)),
          loader: 'ts',
        }));
      }
      build.onLoad({ filter: messageFiles }, async ({ path }) => {
        const contents = compileMessages(await readFile(path, 'utf8'), path, placeOf(path, englishApart));
        return contents === undefined ? undefined : { contents, loader: 'ts', resolveDir: dirname(path) };
      });
    },
  };
}

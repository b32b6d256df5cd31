import { readFile } from 'node:fs/promises';

import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

import { compileMessages, messageFiles } from './compile-messages.ts';

const parserImport = /^@formatjs\/icu-messageformat-parser$/;
const withoutParser = '@formatjs/icu-messageformat-parser/no-parser.js';
const library = /[\\/]intl-messageformat[\\/]/;

/** Compiles messages under Vite, and builds `intl-messageformat` without its parser. */
export function compiledMessages(): Plugin[] {
  return [
    {
      name: 'compiled-messages',
      enforce: 'pre',
      transform: {
        filter: { id: messageFiles },
        handler(code, id) {
          const compiled = compileMessages(code, id);
          return compiled === undefined ? null : { code: compiled, map: null };
        },
      },
    },
    {
      name: 'no-message-parser',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: parserImport },
        handler(_id, importer) {
          return importer !== undefined && library.test(importer)
            ? this.resolve(withoutParser, importer, { skipSelf: true })
            : null;
        },
      },
    },
  ];
}

/**
 * The same for esbuild and tsup.
 *
 * @param isParserExternal whether who imports the parser by name gets it from the consumer's `node_modules`
 */
export function compiledMessagesEsbuild(isParserExternal = false): EsbuildPlugin {
  return {
    name: 'compiled-messages',
    setup(build) {
      build.onLoad({ filter: messageFiles }, async ({ path }) => {
        const contents = compileMessages(await readFile(path, 'utf8'), path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
      build.onResolve({ filter: parserImport }, ({ path, importer, resolveDir, kind }) => {
        if (library.test(importer)) return build.resolve(withoutParser, { resolveDir, kind });
        return isParserExternal ? { path, external: true } : undefined;
      });
    },
  };
}

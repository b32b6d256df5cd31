import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compiledMessagesEsbuild } from '@vinrod/locale/build/messages-plugins';
import { serverFace } from '@vinrod/locale/build/server-face';
import { defineConfig, type Options } from 'tsup';

/** Class names are the same in every pass: they come from the file and the order of its rules. */
const identifiers = 'short';
const esbuildOptions = { conditions: ['vinrod-source'] };
/** English is loaded by those who ask for it (`english.ts`). */
const messages = compiledMessagesEsbuild({ englishApart: [join(import.meta.dirname, 'src')] });

/** Begins a file with the directive that it and what it imports are code of a client's. */
function directiveIn(name: string): NonNullable<Options['plugins']>[number] {
  return {
    name: 'use-client',
    renderChunk: (code, { path }) =>
      basename(path) === name ? { code: `'use client';\n${code}` } : undefined,
  };
}

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  treeshake: false,
  splitting: false,
  // Declarations come from `tsc`: TypeScript 7 has no compiler API for tsup to use.
  dts: false,
};

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', core: 'src/core.ts', english: 'src/english.ts' },
    // What is seldom asked for (files, sound, the panel of commands) is loaded when it is.
    splitting: true,
    // The components are the client's; series and time are for servers too.
    plugins: [directiveIn('index.js')],
    esbuildPlugins: [messages, vanillaExtractPlugin({ identifiers, esbuildOptions, outputCss: false })],
  },
  {
    ...shared,
    entry: { server: 'src/index.ts' },
    esbuildPlugins: [
      serverFace({
        root: import.meta.dirname,
        entries: ['src/index.ts'],
        runsAnywhere: ['@vinrod/ui/format'],
        clientFace: () => './index.js',
        plainFace: () => './core.js',
      }),
    ],
  },
  {
    ...shared,
    entry: { styles: 'src/index.ts' },
    minify: true,
    esbuildPlugins: [messages, vanillaExtractPlugin({ identifiers, esbuildOptions })],
    onSuccess: async () => {
      await rm('dist/styles.js');
      // TypeScript wants a declaration of what is imported for its effect, too.
      await writeFile('dist/styles.css.d.ts', 'export {};\n');
    },
  },
]);

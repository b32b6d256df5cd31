import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compiledMessagesEsbuild } from '@vinrod/locale/build/messages-plugins';
import { defineConfig, type Options } from 'tsup';

/** Class names are the same in every pass: they come from the file and the order of its rules. */
const identifiers = 'short';
const esbuildOptions = { conditions: ['vinrod-source'] };
/** English is loaded by those who ask for it (`english.ts`). */
const messages = compiledMessagesEsbuild({ englishApart: [join(import.meta.dirname, 'src')] });

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
    entry: { index: 'src/index.ts', english: 'src/english.ts' },
    // What is seldom asked for (files, sound, the panel of commands) is loaded when it is.
    splitting: true,
    banner: { js: "'use client';" },
    esbuildPlugins: [messages, vanillaExtractPlugin({ identifiers, esbuildOptions, outputCss: false })],
  },
  // What servers and workers need, without React and without styles.
  { ...shared, entry: { 'core/index': 'src/core/index.ts' }, esbuildPlugins: [messages] },
  {
    ...shared,
    entry: { styles: 'src/index.ts' },
    minify: true,
    esbuildPlugins: [messages, vanillaExtractPlugin({ identifiers, esbuildOptions })],
    onSuccess: () => rm('dist/styles.js'),
  },
]);

import { rm } from 'node:fs/promises';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

/** Class names are the same in every pass: they come from the file and the order of its rules. */
const identifiers = 'short';
const esbuildOptions = { conditions: ['vinrod-source'] };

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
    entry: { index: 'src/index.ts' },
    // What is seldom asked for (files, sound, the panel of commands) is loaded when it is.
    splitting: true,
    banner: { js: "'use client';" },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, esbuildOptions, outputCss: false })],
  },
  // What servers and workers need, without React and without styles.
  { ...shared, entry: { 'core/index': 'src/core/index.ts' } },
  {
    ...shared,
    entry: { styles: 'src/index.ts' },
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, esbuildOptions })],
    onSuccess: () => rm('dist/styles.js'),
  },
]);

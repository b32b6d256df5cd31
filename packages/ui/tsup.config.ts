import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compiledMessagesEsbuild } from '@vinrod/locale/build/messages-plugins';
import { serverFace } from '@vinrod/locale/build/server-face';
import { defineConfig, type Options } from 'tsup';

import { allStyles, allStylesPlugin } from './build/all-styles-plugin.ts';
import {
  builtEntry,
  builtPlainEntry,
  componentEntries,
  libraryEntries,
  packageRoot,
  serverEntries,
} from './build/entries.ts';
import { className as identifiers } from './build/class-names.ts';
import { joinLayers } from './build/join-layers.ts';
import { tokensStudio } from './src/tokens/tokens-studio.ts';

const output = join(packageRoot, 'dist');

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  treeshake: false,
  // Declarations come from `tsc`: TypeScript 7 has no compiler API for tsup to use.
  dts: false,
};

export default defineConfig([
  {
    ...shared,
    entry: componentEntries(),
    splitting: true,
    banner: { js: "'use client';" },
    // Bundled without its parser, so that no consumer carries one; `icu-messages` asks for the parser by itself.
    noExternal: [/^@formatjs\/icu-messageformat-parser/],
    esbuildPlugins: [
      compiledMessagesEsbuild({ isParserExternal: true }),
      vanillaExtractPlugin({ identifiers, outputCss: false }),
    ],
  },
  {
    ...shared,
    entry: libraryEntries(),
    splitting: false,
    esbuildPlugins: [compiledMessagesEsbuild()],
  },
  {
    ...shared,
    entry: serverEntries(),
    splitting: false,
    noExternal: [/^@formatjs\/icu-messageformat-parser/],
    esbuildPlugins: [
      serverFace({
        root: packageRoot,
        entries: Object.values(serverEntries()),
        clientFace: builtEntry,
        plainFace: builtPlainEntry,
      }),
      compiledMessagesEsbuild({ isParserExternal: true }),
      vanillaExtractPlugin({ identifiers, outputCss: false }),
    ],
  },
  {
    ...shared,
    entry: { styles: allStyles },
    minify: true,
    esbuildPlugins: [allStylesPlugin(), vanillaExtractPlugin({ identifiers })],
    onSuccess: async () => {
      const styles = join(output, 'styles.css');
      await writeFile(styles, joinLayers(await readFile(styles, 'utf8')));
      await rm(join(output, 'styles.js'), { force: true });
      await copyFile(join(packageRoot, 'src/fonts/fonts.css'), join(output, 'fonts.css'));
      // For design tools: as they stand here, and as Tokens Studio reads them.
      const tokens = await readFile(join(packageRoot, 'src/tokens/tokens.json'), 'utf8');
      await writeFile(join(output, 'tokens.json'), tokens);
      await writeFile(
        join(output, 'tokens-studio.json'),
        `${JSON.stringify(tokensStudio(JSON.parse(tokens)), null, 2)}\n`,
      );
      // TypeScript wants a declaration of what is imported for its effect, too.
      for (const sheet of ['styles', 'fonts'])
        await writeFile(join(output, `${sheet}.css.d.ts`), 'export {};\n');
      // What runs anywhere is the same on servers; `exports` has one rule for all entries.
      for (const name of Object.keys(libraryEntries()))
        await writeFile(join(output, dirname(name), 'server.js'), "export * from './index.js';\n");
    },
  },
]);

import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { compiledMessages } from '@vinrod/locale/build/messages-plugins';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Whose English comes in a file of its own: the portal's, the kit's and that of the charts. */
const englishApart = ['src', '../../packages/ui/src', '../../packages/charts/src'].map((folder) =>
  join(import.meta.dirname, '../..', folder),
);

/** Conditions by which the portal's imports are found: the packages' sources. */
export const sourceConditions = ['vinrod-source', 'module', 'browser', 'development|production'];

/**
 * What makes a browser's files out of the portal's sources.
 *
 * @param isEnglishApart - Whether English is fetched, instead of standing beside the Swedish.
 */
export function sourcePlugins({ isEnglishApart }: { readonly isEnglishApart: boolean }): PluginOption[] {
  return [
    { ...optimizeLocales.vite({ locales: ['sv-SE'] }), enforce: 'pre' },
    compiledMessages(isEnglishApart ? { englishApart } : {}),
    vanillaExtractPlugin(),
    react(),
  ];
}

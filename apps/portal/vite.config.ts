import { join } from 'node:path';

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { compiledMessages } from '@vinrod/locale/build/messages-plugins';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { chunkGroups } from './src/packaging/chunk-groups.ts';
import { compressedFilesPlugin } from './src/packaging/compressed-files.ts';
import { pageFilesPlugin } from './src/packaging/page-files.ts';
import { quickLocaleCheck } from './src/packaging/quick-locale-check.ts';

/** Whose English comes in a file of its own: the portal's, the kit's and that of the charts. */
const englishApart = ['src', '../../packages/ui/src', '../../packages/charts/src'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Paths that the API answers and the portal's own files do not. */
const apiPaths = ['/api', '/config.json', '/dev', '/media'];

export default defineConfig(({ mode }) => {
  const { VINROD_API_ORIGIN: target = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'VINROD_');
  return {
    plugins: [
      { ...optimizeLocales.vite({ locales: ['sv-SE'] }), enforce: 'pre' },
      compiledMessages({ englishApart }),
      vanillaExtractPlugin(),
      react(),
      quickLocaleCheck(),
      pageFilesPlugin(),
      compressedFilesPlugin(),
    ],
    resolve: { conditions: ['vinrod-source', 'module', 'browser', 'development|production'] },
    server: {
      // In development the API runs beside, on its own port: VINROD_API_ORIGIN.
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true }])),
    },
    build: {
      target: 'es2023',
      sourcemap: true,
      assetsInlineLimit: 0,
      // On a phone each file costs a way to the server and back, however small it is. All styles of all pages are 30 kB.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  };
});

import { defineConfig, loadEnv } from 'vite';

import { chunkGroups } from './src/packaging/chunk-groups.ts';
import { compressedFilesPlugin } from './src/packaging/compressed-files.ts';
import { pageFilesPlugin } from './src/packaging/page-files.ts';
import { quickLocaleCheck } from './src/packaging/quick-locale-check.ts';
import { signInPagePlugin } from './src/packaging/sign-in-page.ts';
import { sourceConditions, sourcePlugins } from './src/packaging/source-plugins.ts';

/** Paths that the API answers and the portal's own files do not. */
const apiPaths = ['/api', '/config.json', '/dev', '/media'];

export default defineConfig(({ mode }) => {
  const { VINROD_API_ORIGIN: target = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'VINROD_');
  return {
    plugins: [
      sourcePlugins({ isEnglishApart: true }),
      quickLocaleCheck(),
      pageFilesPlugin(),
      signInPagePlugin(),
      compressedFilesPlugin(),
    ],
    resolve: {
      conditions: sourceConditions,
      // The router, the cache of queries and the kit bring what stands in for React's own where React is older than ours.
      alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
    },
    server: {
      // In development the API runs beside, on its own port: VINROD_API_ORIGIN.
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true }])),
    },
    build: {
      target: 'es2023',
      sourcemap: true,
      assetsInlineLimit: 0,
      // Every browser of this target knows it, or does well without.
      modulePreload: { polyfill: false },
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

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Paths that the API answers and the portal's own files do not. */
const apiPaths = ['/api', '/config.json', '/dev', '/media'];

export default defineConfig(({ mode }) => {
  const { VINROD_API_ORIGIN: target = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'VINROD_');
  return {
    plugins: [
      { ...optimizeLocales.vite({ locales: ['sv-SE'] }), enforce: 'pre' },
      vanillaExtractPlugin(),
      react(),
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
      rolldownOptions: {
        output: {
          // What every page needs is one file: split by who shares it, it would be thirty, each compressed by itself.
          codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        },
      },
    },
  };
});

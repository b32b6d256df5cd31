import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` (development) sends API calls: the API started on its own port. */
const apiOrigin = process.env['VINROD_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Paths that the API answers and the portal's own files do not. */
const apiPaths = ['/api', '/config.json', '/dev'];

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['sv-SE'] }), enforce: 'pre' },
    vanillaExtractPlugin({ identifiers: ({ hash }) => `p${hash}` }),
    react(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, changeOrigin: true }])),
  },
  build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0 },
});

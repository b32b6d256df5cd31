import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** Paths that the API answers and the portal's own files do not. */
const apiPaths = ['/api', '/config.json', '/dev'];

/**
 * React Aria's packages name their unpublished TypeScript under the same `source` condition as ours, and the
 * development server takes the first match without looking whether the file exists. Where it finds nothing, this
 * points it at the published file, so that the packages are bundled beforehand as any other.
 */
function publishedReactAria(): Plugin {
  return {
    name: 'published-react-aria',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [, name, entry] = /^(react-aria(?:-components)?|react-stately)\/(\w+)$/.exec(id) ?? [];
      if (name === undefined || entry === undefined) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (found !== null) return found;
      const manifest = await this.resolve(`${name}/package.json`, importer, { skipSelf: true });
      return manifest === null ? null : manifest.id.replace(/package\.json$/, `dist/exports/${entry}.mjs`);
    },
  };
}

export default defineConfig(({ mode }) => {
  const { VINROD_API_ORIGIN: target = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'VINROD_');
  return {
    plugins: [
      publishedReactAria(),
      { ...optimizeLocales.vite({ locales: ['sv-SE'] }), enforce: 'pre' },
      vanillaExtractPlugin(),
      react(),
    ],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    server: {
      // In development the API runs beside, on its own port: VINROD_API_ORIGIN.
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true }])),
    },
    build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0 },
  };
});

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compiledMessagesEsbuild } from '@vinrod/locale/build/messages-plugins';
import { build, type Plugin } from 'esbuild';

import { swedishOnly } from '../../../../tooling/swedish-only.ts';
import { className } from '../../build/class-names.ts';
import { joinLayers } from '../../build/join-layers.ts';

/** Size in bytes of an application's bundle, minified and gzipped; without React. */
export interface BundleSize {
  readonly script: number;
  readonly css: number;
}

/** Chunks loaded on demand do not count. */
const withoutLazyParts: Plugin = {
  name: 'without-lazy-parts',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const source = join(import.meta.dirname, '..');

/** Entries of the package; an application imports each separately. */
export const entries: readonly string[] = globSync('*/index.ts', { cwd: source })
  .map((path) => path.split('/')[0] ?? '')
  .toSorted();

const shared = 'all together';

const pathOf = (entry: string): string => join(source, entry, 'index.ts');

/**
 * Bundles each entry by itself, and all components together, as an application would: production, minified, React
 * Aria's texts in Swedish only.
 *
 * @param components - the entries to bundle together
 */
export async function bundleSizes(
  components: readonly string[],
): Promise<{ readonly byEntry: ReadonlyMap<string, BundleSize>; readonly together: BundleSize }> {
  const contents = [
    // The sheet of the package begins with the theme.
    `import '${join(source, 'theme/styles.css.ts')}';`,
    ...components.map((entry, index) => `export * as c${index} from '${pathOf(entry)}';`),
  ].join('\n');
  const together: Plugin = {
    name: 'together',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^all together$/ }, ({ path }) => ({ path, namespace: shared }));
      onLoad({ filter: /.*/, namespace: shared }, () => ({ contents, resolveDir: source }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: { ...Object.fromEntries(entries.map((entry) => [entry, pathOf(entry)])), [shared]: shared },
    plugins: [
      compiledMessagesEsbuild(),
      together,
      withoutLazyParts,
      swedishOnly,
      vanillaExtractPlugin({ identifiers: className }),
    ],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    outdir: 'out',
    write: false,
  });
  const bytes = new Map(
    outputFiles.map(({ path, text }) => {
      // As the package publishes its sheet.
      const published = path.endsWith('.css') ? joinLayers(text) : text;
      return [basename(path), gzipSync(published, { level: 9 }).length];
    }),
  );
  const sizeOf = (name: string): BundleSize => ({
    script: bytes.get(`${name}.js`) ?? 0,
    css: bytes.get(`${name}.css`) ?? 0,
  });
  return {
    byEntry: new Map(entries.map((entry) => [entry, sizeOf(entry)])),
    together: sizeOf(shared),
  };
}

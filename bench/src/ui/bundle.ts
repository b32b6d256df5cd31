import { basename, join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compiledMessagesEsbuild } from '@vinrod/locale/build/messages-plugins';
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { peersFolder } from './peers.ts';
import { swedishOnly } from '../../../tooling/swedish-only.ts';

/** Leaves out fonts and pictures in style sheets: they cost every library the same, and no time. */
const noAssets = { '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.svg': 'empty' } as const;

/** Packages of the workspace are bundled from source, so that a fresh clone needs no build first. */
const conditions = ['vinrod-source'];

/** Their English texts are a separate file, as in the published package. */
const chartSources = join(import.meta.dirname, '../../../packages/charts/src');

/** Generates the style sheets of our sources; peers' files with similar names are left alone. */
function stylesOfOurs(): Plugin {
  const { setup } = vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions } });
  return {
    name: 'styles-of-ours',
    setup: (host) =>
      setup({
        ...host,
        onLoad: ({ filter, ...options }, load) =>
          host.onLoad({ ...options, filter }, (file) =>
            file.path.startsWith(peersFolder) ? undefined : load(file),
          ),
      }),
  };
}

/** Contents of a bundle. */
export interface Bundle {
  readonly scripts: readonly OutputFile[];
  readonly css: string;
}

/**
 * Bundles for browsers as an application would: production, minified, with React Aria's texts in Swedish only.
 *
 * @param options - input; the rest is the same for every library
 */
export async function bundle(options: BuildOptions): Promise<Bundle> {
  const { outputFiles } = await build({
    conditions,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: noAssets,
    plugins: [compiledMessagesEsbuild({ englishApart: [chartSources] }), swedishOnly, stylesOfOurs()],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    outdir: 'out',
    write: false,
  });
  return {
    scripts: outputFiles.filter(({ path }) => path.endsWith('.js')),
    css: outputFiles
      .filter(({ path }) => path.endsWith('.css'))
      .map(({ text }) => text)
      .join('\n'),
  };
}

/** Paths of the scripts that are loaded with the entry of a bundle that is split: its imports, and theirs. */
export function firstLoaded(scripts: readonly OutputFile[], entry = 'stdin.js'): ReadonlySet<string> {
  const byName = new Map(scripts.map((script) => [basename(script.path), script]));
  const found = new Set<string>();
  const visit = (name: string): void => {
    const script = byName.get(name);
    if (!script || found.has(script.path)) return;
    found.add(script.path);
    for (const [, imported] of script.text.matchAll(/from"\.\/([^"]+)"|import"\.\/([^"]+)"/g)) {
      if (imported !== undefined) visit(imported);
    }
  };
  visit(entry);
  return found;
}

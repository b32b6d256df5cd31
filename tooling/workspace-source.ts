import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

const name = 'vinrod:workspace-source';
const scope = '@vinrod/';

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Source path that a package's `exports` give for an import, relative to the package. */
function sourceOf(exports: unknown, subpath: string): string | undefined {
  const exact = property(property(exports, subpath), 'vinrod-source');
  if (typeof exact === 'string') return exact;
  const pattern = property(property(exports, './*'), 'vinrod-source');
  return typeof pattern === 'string' ? pattern.replace('*', subpath.slice('./'.length)) : undefined;
}

/**
 * Resolves the workspace's packages to their source, so that stories run without a build. A plugin besides the export
 * condition, because vanilla-extract's own server takes our plugins but no conditions.
 */
export function workspaceSource(): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith(scope) || importer === undefined) return null;
      const manifest = findPackageJSON(id, importer);
      if (manifest === undefined) return null;
      const exports = property(JSON.parse(readFileSync(manifest, 'utf8')), 'exports');
      const subpath = id.split('/').slice(2).join('/');
      const source = sourceOf(exports, subpath === '' ? '.' : `./${subpath}`);
      return source === undefined ? null : join(dirname(manifest), source);
    },
  };
}

/** Lets vanilla-extract, which runs style files in its own server, use {@link workspaceSource} there too. */
export function isWorkspaceSource(plugin: { readonly name: string }): boolean {
  return plugin.name === name;
}

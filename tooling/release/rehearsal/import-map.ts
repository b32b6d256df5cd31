import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folder of a package as a file in a folder finds it, wherever a package manager has put it. */
function packageFolder(from: string, name: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return realpathSync(place);
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return packageFolder(dirname(from), name);
}

/**
 * Writes into a page without a bundler where browsers find what it imports.
 *
 * @param folder - Folder of the page and of its `node_modules`.
 */
export function writeImportMap(folder: string): void {
  const root = realpathSync(folder);
  const [client, ui, charts] = ['api-client', 'ui', 'charts'].map((name) =>
    packageFolder(root, `@vinrod/${name}`),
  );
  if (client === undefined || ui === undefined || charts === undefined) return;
  const array = packageFolder(charts, 'd3-array');
  const files = {
    '@vinrod/api-client': join(client, 'dist/index.js'),
    '@vinrod/charts/core': join(charts, 'dist/core.js'),
    '@vinrod/ui/format': join(ui, 'dist/format/index.js'),
    'd3-array': join(array, 'src/index.js'),
    internmap: join(packageFolder(array, 'internmap'), 'src/index.js'),
  };
  const imports = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `./${relative(root, file).replaceAll('\\', '/')}`]),
  );
  const page = join(root, 'index.html');
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!-- import map -->', map));
}

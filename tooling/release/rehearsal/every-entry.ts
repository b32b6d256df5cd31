import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../record.ts';

/** What an entry of `exports` stands for: itself, or an entry for each file that its `*` finds. */
function entriesOf(packageFolder: string, entry: string, target: unknown): readonly string[] {
  const types = recordOf(target)['types'];
  if (typeof types !== 'string') return [];
  if (!entry.includes('*')) return [entry];
  const [before = '', after = ''] = types.replace(/^\.\//, '').split('*');
  return globSync(`${before}*${after}`, { cwd: packageFolder }).map((file) =>
    entry.replace('*', file.slice(before.length, file.length - after.length)),
  );
}

/**
 * Writes a file that takes the types of everything that installed packages export.
 *
 * @param folder - Folder of the project.
 */
export function writeEveryEntry(folder: string, packages: readonly string[]): void {
  const lines = packages.flatMap((name) => {
    const place = join(folder, 'node_modules', name);
    const { exports } = recordOf(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')));
    return Object.entries(recordOf(exports))
      .flatMap(([entry, target]) => entriesOf(place, entry, target))
      .map((entry) => name + entry.slice(1))
      .map((entry) => (entry.endsWith('.css') ? `import '${entry}';` : `import type {} from '${entry}';`));
  });
  writeFileSync(join(folder, 'every-entry.ts'), `${lines.join('\n')}\n`);
}

import { dirname, isAbsolute, join } from 'node:path/posix';
import { recordOf } from '../../record.ts';
import type { Tarball } from '../tarball.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Source maps that lead nowhere: the map is missing, or neither it nor the tarball has the source. */
export function mapsFaults({ files }: Tarball): readonly string[] {
  return [...files].flatMap(([path, contents]) => {
    const text = contents.toString('utf8');
    if (!path.endsWith('.map')) {
      if (!/\.(?:js|css|ts)$/.test(path)) return [];
      const named = /[#@] sourceMappingURL=(?!data:)([^\s*]+)/.exec(text)?.[1];
      return named === undefined || files.has(join(dirname(path), named))
        ? []
        : [`${path} names the map ${named}, which is not in the tarball.`];
    }
    const map = recordOf(JSON.parse(text));
    const embedded = list(map['sourcesContent']);
    return list(map['sources']).flatMap((source, index) => {
      const name = String(source);
      if (isAbsolute(name)) return [`${path} names ${name}, a place on the computer that built it.`];
      const isThere = typeof embedded[index] === 'string' || files.has(join(dirname(path), name));
      return isThere ? [] : [`${path} has ${name} neither inside nor beside it.`];
    });
  });
}

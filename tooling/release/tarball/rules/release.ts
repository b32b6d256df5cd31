import { isDeepStrictEqual } from 'node:util';
import type { Publisher } from '../../publisher.ts';
import { publisherFields } from '../../publisher.ts';
import type { Tarball } from '../tarball.ts';

/** What a release adds to a package: its changelog, and where it comes from. */
export function releaseFaults({ manifest, files }: Tarball, publisher: Publisher): readonly string[] {
  const version = String(manifest['version']);
  const changelog = files.get('CHANGELOG.md')?.toString('utf8') ?? '';
  const headings = changelog.split('\n').filter((line) => line.startsWith('## '));
  const fields = publisherFields(publisher, String(manifest['name']));
  return [
    ...(headings.includes(`## ${version}`) ? [] : [`CHANGELOG.md says nothing of ${version}.`]),
    ...Object.entries(fields)
      .filter(([name, value]) => !isDeepStrictEqual(manifest[name], value))
      .map(([name]) => `"${name}" is not what the publisher says.`),
  ];
}

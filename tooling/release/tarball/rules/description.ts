import { recordOf } from '../../record.ts';
import type { Tarball } from '../tarball.ts';

/** What a package says about itself, where it is found and compared by it. */
export function descriptionFaults({ manifest }: Tarball): readonly string[] {
  const { description, keywords, license, type, version } = manifest;
  const wanted: readonly (readonly [isThere: boolean, fault: string])[] = [
    [typeof description === 'string' && description.length >= 20, '"description" is missing or too short.'],
    [Array.isArray(keywords) && keywords.length >= 3, '"keywords" has fewer than three words.'],
    [typeof license === 'string' && license !== '', '"license" is missing.'],
    [
      typeof recordOf(manifest['engines'])['node'] === 'string',
      '"engines" does not say which Node is needed.',
    ],
    [type === 'module', '"type" is not "module".'],
    [/^\d+\.\d+\.\d+/.test(String(version)), '"version" is not one.'],
    [recordOf(manifest['publishConfig'])['access'] === 'public', '"publishConfig.access" is not "public".'],
    [manifest['private'] !== true, 'The package is private.'],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, fault]) => fault);
}

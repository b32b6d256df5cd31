import { recordOf } from '../../record.ts';
import type { Tarball } from '../tarball.ts';

const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'] as const;

/** Only our package manager understands these. */
const ours = /^(?:workspace|catalog|link|file|portal|patch):/;

/** Scripts that run where the package is installed. */
const atInstallation = ['preinstall', 'install', 'postinstall', 'prepare'];

/** The React that the components are written for and tested with. */
const react = '^19';

/** Faults of what the package asks of those who install it. */
export function dependenciesFaults({ manifest }: Tarball): readonly string[] {
  const ranges = kinds.flatMap((kind) =>
    Object.entries(recordOf(manifest[kind])).map(([name, range]) => ({ kind, name, range: String(range) })),
  );
  const peers = ranges.filter(({ kind }) => kind === 'peerDependencies');
  return [
    ...ranges
      .filter(({ range }) => ours.test(range))
      .map(({ kind, name, range }) => `${kind}: ${name} is "${range}", which is for our workspace alone.`),
    ...peers
      .filter(({ name, range }) => /^react(?:-dom)?$/.test(name) && range !== react)
      .map(({ name, range }) => `peerDependencies: ${name} is "${range}", and not "${react}".`),
    ...peers
      .filter(
        ({ name, range }) => !name.startsWith('react') && (/^(?:>|\*|latest)/.test(range) || range === ''),
      )
      .map(
        ({ name, range }) => `peerDependencies: ${name} "${range}" promises versions that nobody has tried.`,
      ),
    ...atInstallation
      .filter((name) => name in recordOf(manifest['scripts']))
      .map((name) => `The script "${name}" would run wherever the package is installed.`),
  ];
}

import { contentsFaults } from './rules/contents.ts';
import { dependenciesFaults } from './rules/dependencies.ts';
import { descriptionFaults } from './rules/description.ts';
import { entriesFaults } from './rules/entries.ts';
import { importsFaults } from './rules/imports.ts';
import { mapsFaults } from './rules/maps.ts';
import { sideEffectsFaults } from './rules/side-effects.ts';
import type { Tarball } from './tarball.ts';

/** What is allowed to one package. */
export interface Allowance {
  /** Largest tarball in kB (1000 bytes). */
  readonly kilobytes: number;
  /** What takes that much. */
  readonly because: string;
  /** Why sources are in the tarball; none without a reason. */
  readonly sourcesBecause?: string;
}

/** Every published package, and what it may hold. */
const allowances: Readonly<Record<string, Allowance>> = {
  '@vinrod/ui': { kilobytes: 420, because: 'sixty components with their declarations and one style sheet' },
  '@vinrod/charts': {
    kilobytes: 265,
    because: 'a core for every framework, faces for React, and English apart',
  },
  '@vinrod/api-client': {
    kilobytes: 680,
    because: 'the contract as OpenAPI and as types, sources for the maps, and the kit that tries a back end',
    sourcesBecause: 'debuggers step from the maps into them',
  },
};

/**
 * Everything that is wrong with a packed package, one sentence each. What only a release adds is checked by
 * `releaseFaults`.
 */
export function tarballFaults(tarball: Tarball, known = allowances): readonly string[] {
  const allowance = known[String(tarball.manifest['name'])];
  if (allowance === undefined) return ['Nobody has said how large this package may be.'];
  const kilobytes = tarball.size / 1000;
  return [
    ...contentsFaults(tarball, allowance.sourcesBecause !== undefined),
    ...entriesFaults(tarball),
    ...importsFaults(tarball),
    ...mapsFaults(tarball),
    ...dependenciesFaults(tarball),
    ...sideEffectsFaults(tarball),
    ...descriptionFaults(tarball),
    ...(kilobytes > allowance.kilobytes
      ? [
          `The tarball has ${kilobytes.toFixed(1)} kB; ${allowance.kilobytes} were enough for ${allowance.because}.`,
        ]
      : []),
  ];
}

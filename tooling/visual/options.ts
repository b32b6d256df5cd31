import { parseArgs } from 'node:util';
import { modes } from '../../.storybook/pictures/modes.ts';
import { loadedModes } from './screens/modes.ts';

/** What can be compared: the components, by their stories, and the screens of the portal. */
export const parts = ['components', 'screens'] as const;

/** One of {@link parts}. */
export type Part = (typeof parts)[number];

/** Options of `pnpm visual`. */
export interface VisualOptions {
  /** Commit, branch or tag to compare with; selected from the history by default. */
  readonly base: string | undefined;
  readonly filter: RegExp | undefined;
  /** Names of modes, of components or screens. */
  readonly modes: ReadonlySet<string>;
  readonly parts: ReadonlySet<Part>;
  /** Brand of the screens: a folder of `brands/`, or the path of a brand's file; null is the portal's own. */
  readonly brand: string | null;
}

const modeNames = [...new Set([...modes, ...loadedModes].map(({ name }) => name))];

/** Usage text of the command. */
export const usage = `pnpm visual [base] [--filter <pattern>] [--only ${parts.join('|')}] [--mode <${modeNames.join('|')}>]… [--brand <brand>]`;

function isPart(text: string): text is Part {
  return parts.some((part) => part === text);
}

/**
 * Parses the arguments of the command.
 *
 * @throws Error when an argument is unknown; its message contains the usage.
 */
export function visualOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      filter: { type: 'string' },
      mode: { type: 'string', multiple: true },
      only: { type: 'string' },
      brand: { type: 'string' },
    },
  });
  if (positionals.length > 1) throw new Error(`More than one base. ${usage}`);
  const unknown = (values.mode ?? []).filter((name) => !modeNames.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown mode: ${unknown.join(', ')}. ${usage}`);
  const { brand = null } = values;
  // Components have pictures in a brand by `pnpm brand storybook`, and are the same in every one of them.
  const only = values.only ?? (brand === null ? undefined : 'screens');
  if (only !== undefined && !isPart(only))
    throw new Error(`Neither components nor screens: ${only}. ${usage}`);
  if (brand !== null && only !== 'screens') throw new Error(`Components have no brand. ${usage}`);
  return {
    base: positionals[0],
    filter: values.filter === undefined ? undefined : new RegExp(values.filter, 'iu'),
    modes: new Set(values.mode ?? modeNames),
    parts: new Set(only === undefined ? parts : [only]),
    brand,
  };
}

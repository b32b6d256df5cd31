import { parseArgs } from 'node:util';
import { modes, type Mode } from '../../.storybook/pictures/modes.ts';

/** What `pnpm visual` was asked for. */
export interface VisualOptions {
  /** Commit, branch or tag to compare with; chosen from the history when not given. */
  readonly base: string | undefined;
  readonly filter: RegExp | undefined;
  readonly modes: readonly Mode[];
}

/** How the command is called. */
export const usage = `pnpm visual [base] [--filter <pattern>] [--mode <${modes.map(({ name }) => name).join('|')}>]…`;

/**
 * Reads the arguments of the command.
 *
 * @throws Error when an argument is unknown; its message says how the command is called.
 */
export function visualOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { filter: { type: 'string' }, mode: { type: 'string', multiple: true } },
  });
  if (positionals.length > 1) throw new Error(`More than one base. ${usage}`);
  const unknown = (values.mode ?? []).filter((name) => modes.every((mode) => mode.name !== name));
  if (unknown.length > 0) throw new Error(`Unknown mode: ${unknown.join(', ')}. ${usage}`);
  return {
    base: positionals[0],
    filter: values.filter === undefined ? undefined : new RegExp(values.filter, 'iu'),
    modes: values.mode === undefined ? modes : modes.filter(({ name }) => values.mode?.includes(name)),
  };
}

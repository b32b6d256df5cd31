import { parseArgs } from 'node:util';
import { modes, type Mode } from '../../.storybook/pictures/modes.ts';

/** Options of `pnpm visual`. */
export interface VisualOptions {
  /** Commit, branch or tag to compare with; selected from the history by default. */
  readonly base: string | undefined;
  readonly filter: RegExp | undefined;
  readonly modes: readonly Mode[];
}

/** Usage text of the command. */
export const usage = `pnpm visual [base] [--filter <pattern>] [--mode <${modes.map(({ name }) => name).join('|')}>]…`;

/**
 * Parses the arguments of the command.
 *
 * @throws Error when an argument is unknown; its message contains the usage.
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

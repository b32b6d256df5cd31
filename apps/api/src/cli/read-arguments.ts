import { parseArgs } from 'node:util';
import { StartError } from '../store/start-error.ts';

/** Arguments of a command, told apart. */
export interface ReadArguments<Option extends string> {
  readonly positionals: readonly string[];
  readonly options: Readonly<Partial<Record<Option, string>>>;
}

/**
 * Tells options with a value (`--name VALUE`) from other arguments.
 *
 * @throws StartError for an unknown option or one without a value.
 */
export function readArguments<Option extends string>(
  args: readonly string[],
  names: readonly Option[],
): ReadArguments<Option> {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const options: Partial<Record<Option, string>> = {};
    for (const name of names) {
      const value = parsed.values[name];
      if (typeof value === 'string') options[name] = value;
    }
    return { positionals: parsed.positionals, options };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), error);
  }
}

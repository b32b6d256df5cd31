import { parseArgs } from 'node:util';
import { StartError } from '../store/start-error.ts';

/** Parsed arguments of a command. */
export interface ReadArguments<Option extends string, Flag extends string> {
  readonly positionals: readonly string[];
  readonly options: Readonly<Partial<Record<Option, string>>>;
  /** Flags that were given. */
  readonly flags: ReadonlySet<Flag>;
}

type Settings<Type> = Record<string, { type: Type }>;

function settings<Type>(names: readonly string[], type: Type): Settings<Type> {
  return Object.fromEntries(names.map((name) => [name, { type }]));
}

/**
 * Separates options with a value (`--name VALUE`) and flags without one (`--name`) from other arguments.
 *
 * @throws StartError for an unknown option or one without a value.
 */
export function readArguments<Option extends string, Flag extends string = never>(
  args: readonly string[],
  names: readonly Option[],
  flagNames: readonly Flag[] = [],
): ReadArguments<Option, Flag> {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...settings(names, 'string'), ...settings(flagNames, 'boolean') },
    });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    const options: Partial<Record<Option, string>> = {};
    for (const name of names) {
      const value = values[name];
      if (typeof value === 'string') options[name] = value;
    }
    const flags = new Set(flagNames.filter((name) => values[name] === true));
    return { positionals: parsed.positionals, options, flags };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), error);
  }
}

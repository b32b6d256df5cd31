import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../store/database.ts';

/** Input of a command. */
export interface CommandContext {
  readonly config: Config;
  readonly clock: Clock;
  /** The database, migrated unless the command does that; closed when the command ends. */
  readonly database: Database;
  /** Prints a line to standard output. */
  print(line: string): void;
  /** Prints a line to standard error. */
  printError(line: string): void;
}

/** A command of `pnpm api`. */
export interface Command {
  readonly name: string;
  /** Arguments as shown in the usage, such as `FILE --corporate-group NAME`. */
  readonly usage: string;
  /** One-line description. */
  readonly summary: string;
  /** Whether it brings the database to the form of this version itself, from one that may have no tables. */
  readonly givesForm?: boolean;
  /**
   * Runs the command.
   *
   * @returns the exit code.
   * @throws StartError with one clear sentence for wrong arguments.
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
  /**
   * Runs the command beside the process that has the embedded database open; without it the command is refused then.
   *
   * @returns the exit code.
   */
  runBeside?(
    args: readonly string[],
    context: Pick<CommandContext, 'config' | 'print' | 'printError'>,
  ): Promise<number>;
}

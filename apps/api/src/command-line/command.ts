import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../store/database.ts';

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  readonly clock: Clock;
  /** The database in its newest form; closed when the command ends. */
  readonly database: Database;
  /** Shows a line on the standard output. */
  print(line: string): void;
  /** Shows a line on the standard error. */
  printError(line: string): void;
}

/** A command of `pnpm api`. */
export interface Command {
  readonly name: string;
  /** Arguments as shown in the usage, such as `FILE --corporate-group NAME`. */
  readonly usage: string;
  /** What it does, one line. */
  readonly summary: string;
  /**
   * Runs the command.
   *
   * @returns the exit code.
   * @throws StartError with one clear sentence for wrong arguments.
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}

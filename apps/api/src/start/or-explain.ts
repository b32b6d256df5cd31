import { explainError } from './explain-error.ts';

/** Writes a line to the terminal; the log goes there too, but as JSON. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs work that may fail for a reason the operator can fix: such a reason is shown as one sentence, anything else with
 * its stack, and both end the process with exit code 1.
 */
export async function orExplain<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}

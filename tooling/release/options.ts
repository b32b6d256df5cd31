import { parseArgs } from 'node:util';

/** What `pnpm release` is asked to do. */
export type ReleaseOptions =
  | {
      readonly command: 'release';
      /** Does everything in a copy, and publishes nothing. */
      readonly isDryRun: boolean;
      /** Publishes a snapshot of what waits, which nobody gets without asking for it. */
      readonly isCanary: boolean;
      /** The tests have passed on this commit already, as in a workflow after them. */
      readonly isChecked: boolean;
    }
  | {
      readonly command: 'roll-back';
      readonly version: string;
      /** What those who use the version are told. */
      readonly reason: string;
      readonly isDryRun: boolean;
    };

const usage = `Usage: pnpm release [--dry-run] [--canary] [--checked]
       pnpm release roll-back VERSION --because "REASON" [--dry-run]`;

/**
 * Reads the arguments of `pnpm release`.
 *
 * @throws Error with the usage when they are not understood.
 */
export function releaseOptions(args: readonly string[]): ReleaseOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        canary: { type: 'boolean', default: false },
        checked: { type: 'boolean', default: false },
        because: { type: 'string' },
      },
    });
    const isDryRun = values['dry-run'];
    const [command, version, ...rest] = positionals;
    if (command === undefined && values.because === undefined) {
      return { command: 'release', isDryRun, isCanary: values.canary, isChecked: values.checked };
    }
    if (command !== 'roll-back' || version === undefined || rest.length > 0)
      throw new Error('Not understood.');
    if (values.because === undefined || values.because.trim() === '') {
      throw new Error('Say why, with --because: those who use the version read it.');
    }
    return { command, version, reason: values.because, isDryRun };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

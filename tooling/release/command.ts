import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { recordOf } from './record.ts';

/** Where and as whom a command runs. */
export interface CommandPlace {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a command and returns what it writes.
 *
 * @throws Error with everything it wrote when it fails.
 */
export async function output(command: string, args: readonly string[], place: CommandPlace): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, [...args], {
      cwd: place.cwd,
      env: { ...process.env, ...place.env },
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    });
    return stdout.trim();
  } catch (error) {
    const { stdout, stderr, code } = recordOf(error);
    const words = `${String(stdout)}${String(stderr)}`;
    throw new Error(`${command} ${args.join(' ')} failed (${String(code)}).\n${words}`, { cause: error });
  }
}

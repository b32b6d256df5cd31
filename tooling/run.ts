import { spawn, type StdioOptions } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** How a command is run: extra environment, where its output goes. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdio?: StdioOptions;
}

/**
 * Runs a command in the repository's root and waits for it.
 *
 * @returns the exit code; 1 when the command was ended by a signal.
 * @throws Error when the command cannot be started at all.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...process.env, ...options.env },
      stdio: options.stdio ?? 'inherit',
      // Windows starts the commands of npm packages through its shell only.
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

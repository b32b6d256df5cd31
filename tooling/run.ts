import { spawn, type StdioOptions } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** Options of a command. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdio?: StdioOptions;
  /** Prints the output only when the command has ended, because others run in parallel. */
  readonly isBesideOthers?: boolean;
}

/**
 * Runs a command in the repository's root and waits for it.
 *
 * @returns the exit code; 1 when a signal ended the command.
 * @throws Error when the command cannot be started.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const said: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...process.env, ...options.env },
      stdio: options.isBesideOthers === true ? ['ignore', 'pipe', 'pipe'] : (options.stdio ?? 'inherit'),
      // Windows can start the commands of npm packages only through its shell.
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

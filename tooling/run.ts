import { spawn, type StdioOptions } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** How a command is run: extra environment, where its output goes. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdio?: StdioOptions;
  /** Shows what the command says when it has ended, because others run beside it. */
  readonly isBesideOthers?: boolean;
}

/**
 * Runs a command in the repository's root and waits for it.
 *
 * @returns the exit code; 1 when the command was ended by a signal.
 * @throws Error when the command cannot be started at all.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const said: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repositoryRoot,
      env: { ...process.env, ...options.env },
      stdio: options.isBesideOthers === true ? ['ignore', 'pipe', 'pipe'] : (options.stdio ?? 'inherit'),
      // Windows starts the commands of npm packages through its shell only.
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

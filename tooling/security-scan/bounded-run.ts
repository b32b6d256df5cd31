import { spawn } from 'node:child_process';

/** Result of a command. */
export interface BoundedRun {
  /** Its output. */
  readonly output: string;
  /** Whether it was stopped because it took too long. */
  readonly isLate: boolean;
}

/**
 * Runs a command for at most this many seconds.
 *
 * @throws Error when it cannot be started, or exits by itself with another code than 0.
 */
export function boundedRun(command: string, args: readonly string[], seconds: number): Promise<BoundedRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let isLate = false;
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, seconds * 1000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (isLate || code === 0) resolve({ output, isLate });
      else reject(new Error(`${command} ended with code ${code}: ${output.slice(-2000)}`));
    });
  });
}

import { statSync } from 'node:fs';

/** Cost of writing a file, as printed on standard output. */
export interface WriterFindings {
  readonly milliseconds: number;
  /** Peak memory of the process, megabytes. */
  readonly megabytes: number;
  /**
   * The longest time nothing else could run in the process: milliseconds of computation between two turns of the event
   * loop. Thread CPU time, so that other processes do not count.
   */
  readonly longestGap: number;
}

/** Milliseconds between samples. */
const timerStep = 1;

const [, , path = ''] = process.argv;

/** Runs a writer on the path given as argument, and prints its cost. */
export async function measureWriter(write: (path: string) => Promise<void>): Promise<void> {
  let longestGap = 0;
  let before = process.threadCpuUsage();
  const noteGap = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longestGap = Math.max(longestGap, (user + system) / 1000);
  };
  const timer = setInterval(noteGap, timerStep);
  const start = performance.now();
  await write(path);
  const milliseconds = performance.now() - start;
  noteGap();
  clearInterval(timer);
  if (statSync(path).size < 1_000_000) throw new Error('The file is too small to hold the values.');
  const findings: WriterFindings = {
    milliseconds,
    megabytes: process.resourceUsage().maxRSS / 1024,
    longestGap,
  };
  process.stdout.write(JSON.stringify(findings));
}

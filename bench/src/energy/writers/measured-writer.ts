import { statSync } from 'node:fs';

/** What writing a file cost, as told on standard output. */
export interface WriterFindings {
  readonly milliseconds: number;
  /** The most memory that the process has held, megabytes. */
  readonly megabytes: number;
  /**
   * The longest time in which nothing else could run in the process: milliseconds of computing between two turns of the
   * event loop. Time of the thread, so that other processes do not count.
   */
  readonly longestGap: number;
}

/** Milliseconds between two looks. */
const timerStep = 1;

const [, , path = ''] = process.argv;

/** Runs a writer on the path that the process was given, and tells what it cost. */
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

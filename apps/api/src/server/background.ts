import type { Logger } from 'pino';

/** Work that continues after the answer, so that the response time reveals nothing about it. */
export interface Background {
  /** Starts the work. A failure is logged under the name. */
  run(name: string, work: () => Promise<void>): void;
  /** Waits until all started work has ended. */
  settled(): Promise<void>;
}

/** Tracks the background work of one process. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error, task: name }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

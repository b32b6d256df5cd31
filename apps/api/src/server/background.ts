import type { Logger } from 'pino';

/** Work that goes on after the answer, so that the answer's time tells nothing about it. */
export interface Background {
  /** Starts the work. A failure is logged under the name. */
  run(name: string, work: () => Promise<void>): void;
  /** Waits until all work that has been started is over. */
  settled(): Promise<void>;
}

/** Keeps track of work in the background of one process. */
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

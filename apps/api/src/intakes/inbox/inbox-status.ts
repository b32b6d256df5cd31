import { Counter, Gauge } from 'prom-client';
import type { MetricSource } from '../../server/metrics.ts';

/** What is known of the watched folder. */
export class InboxStatus {
  /** Whether the last look could be made. */
  isUp = false;
  /** When the folder is looked at next; null when none is watched. */
  nextLook: Date | null = null;
  /** Files that arrived and have not ended. */
  waiting = 0;
  /** What lies in the inbox and is not followed. */
  passedOver = 0;
  /** Files that ended, since the process started. */
  readonly ended = { done: 0, refused: 0 };

  /** The watched folder, as numbers of `/metrics`. */
  readonly metrics: MetricSource = (registry) => {
    const registers = [registry];
    const up = new Gauge({
      name: 'vinrod_inbox_up',
      help: 'Whether the watched folder could be looked at: 1 or 0.',
      registers,
    });
    const waiting = new Gauge({
      name: 'vinrod_inbox_waiting_files',
      help: 'Files of the watched folder that have not ended.',
      registers,
    });
    const passedOver = new Gauge({
      name: 'vinrod_inbox_passed_over_files',
      help: 'What lies in the watched folder and is not followed: links, folders, odd names, unreadable files.',
      registers,
    });
    const ended = new Counter({
      name: 'vinrod_inbox_files_total',
      help: 'Files of the watched folder that this process moved, by the folder they are in now.',
      labelNames: ['folder'],
      registers,
    });
    return async () => {
      up.set(this.isUp ? 1 : 0);
      waiting.set(this.waiting);
      passedOver.set(this.passedOver);
      ended.reset();
      for (const folder of ['done', 'refused'] as const) ended.inc({ folder }, this.ended[folder]);
    };
  };
}

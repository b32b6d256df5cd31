import type { Config } from '../../config/config.ts';
import type { Deps } from '../../server/deps.ts';
import type { MetricSource } from '../../server/metrics.ts';
import { InboxStatus } from './inbox-status.ts';
import { Inbox } from './inbox.ts';

/** The watch over the folder of the settings; it does nothing when they name none. */
export interface InboxWatch {
  readonly status: InboxStatus;
  readonly metrics: readonly MetricSource[];
  /** Begins to look, and goes on at each interval. */
  start(deps: Deps): readonly NodeJS.Timeout[];
}

/** Prepares the watch over a folder. Network disks and transfers over SFTP do not say what they change, so it looks. */
export function watchInbox({
  intakeFolder: root,
  intakeInterval: interval,
  intakeSender: sender,
}: Pick<Config, 'intakeFolder' | 'intakeInterval' | 'intakeSender'>): InboxWatch {
  const status = new InboxStatus();
  if (root === null) return { status, metrics: [], start: () => [] };
  return {
    status,
    metrics: [status.metrics],
    start(deps) {
      const inbox = new Inbox(deps, { root, interval, sender }, status);
      const look = (): void => {
        status.nextLook = new Date(deps.clock.now().getTime() + interval);
        deps.background.run('inbox', () => inbox.look());
      };
      look();
      return [setInterval(look, interval).unref()];
    },
  };
}

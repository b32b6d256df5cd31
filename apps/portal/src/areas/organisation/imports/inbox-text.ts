import type { IntakeInbox } from '@vinrod/api-client';
import { formatTime } from '@vinrod/ui/format';

import { useOperation } from '#data';

import { t } from './texts.ts';

/** A folder that is looked at more often than this has no next time worth naming: it would be over before it is read. */
const namedFrom = 60;

/** Milliseconds after a look until the next is asked for. */
const askAfter = 60_000;

/** When the watched folder is looked at next; empty when none is watched. */
export function inboxText({ next_look_at: at, interval_seconds: interval }: IntakeInbox): string {
  if (at === null || interval === null) return '';
  return interval < namedFrom
    ? t('intakes.looksOften', { count: interval })
    : t('intakes.nextLook', { time: formatTime(at) });
}

/** When the watched folder is looked at next, kept up to date; empty until it is known. */
export function useInboxText(): string {
  const { data } = useOperation(
    'getIntakeInbox',
    {},
    { pollAfter: (inbox) => ((inbox?.interval_seconds ?? 0) < namedFrom ? 0 : askAfter) },
  );
  return data === undefined ? '' : inboxText(data);
}

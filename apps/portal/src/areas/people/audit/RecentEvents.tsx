import { formatDateTime } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement, ReactNode } from 'react';

import { QuietLine } from '#areas/people/quiet-line';
import { useOperation } from '#data';
import { t } from '#messages';
import { useCan } from '#profile';
import { LoadError } from '#shell/query-state';

import { concerns, eventText } from './audit-kinds.ts';
import * as styles from './RecentEvents.css.ts';

export interface RecentEventsProps {
  readonly user: { readonly uuid: string; readonly full_name: string };
  /** What is below: it comes with the events, which would move it. */
  readonly children?: ReactNode;
}

/** Events requested: those of people with the same name are filtered out. */
const asked = 50;

/** Events shown. */
const shown = 5;

/** "Senaste händelser" of a user, for those who may see the log. */
export function RecentEvents({ user, children }: RecentEventsProps): ReactElement {
  const can = useCan();
  const maySee = can('view', 'eventLog');
  const events = useOperation(
    'listAuditEvents',
    maySee ? { query: { limit: asked, search: user.full_name, ordering: '-occurred_at' } } : undefined,
  );
  if (!maySee) return <>{children}</>;
  const hasCome = events.data !== undefined || events.error !== undefined;
  return (
    <>
      <Section title={t('audit.recent')} hasRule isFirst>
        {content()}
      </Section>
      {hasCome ? children : null}
    </>
  );

  function content(): ReactElement {
    if (events.error !== undefined)
      return <LoadError what={t('audit.recent')} error={events.error} onRetry={events.retry} />;
    if (events.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={120} />
        </SkeletonGroup>
      );
    }
    const own = events.data.results.filter((event) => concerns(event, user.uuid)).slice(0, shown);
    if (own.length === 0) return <QuietLine>{t('audit.empty')}</QuietLine>;
    return (
      <ol className={styles.list}>
        {own.map((event) => (
          <li key={event.sequence} className={styles.item}>
            <time dateTime={event.occurred_at} className={styles.time}>
              {formatDateTime(event.occurred_at)}
            </time>
            {eventText(event)}
          </li>
        ))}
      </ol>
    );
  }
}

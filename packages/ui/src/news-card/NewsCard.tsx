import { Pin } from 'lucide-react';
import type { ReactElement } from 'react';

import { formatDate, formatLongDate } from '@vinrod/locale/date';
import type { InstantText } from '@vinrod/locale/quantities';
import { Icon } from '../icon/Icon.tsx';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import { newsCardMessages } from './messages.ts';
import * as styles from './NewsCard.css.ts';
import { NewsImage, type NewsImageData } from './NewsImage.tsx';

export interface NewsCardProps {
  readonly title: string;
  /** Address of the item; without one the heading is plain text, for a preview of what is not published yet. */
  readonly href?: string;
  /** Publication time: ISO with offset. */
  readonly publishedAt: InstantText;
  readonly preamble?: string;
  readonly image: NewsImageData | null;
  /** Marks the item as pinned to the top of lists. */
  readonly isPinned?: boolean;
  /** Marks the item as unread. */
  readonly isUnread?: boolean;
  /** Heading level; 3 under a section heading. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** A news item in a list. With an address the whole card is a target, and the link is the heading. */
export function NewsCard({
  title,
  href,
  publishedAt,
  preamble,
  image,
  isPinned = false,
  isUnread = false,
  headingLevel = 3,
}: NewsCardProps): ReactElement {
  const text = useMessages(newsCardMessages);
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <NewsImage image={image} />
      <div>
        <p className={styles.meta}>
          <time dateTime={publishedAt}>{formatLongDate(formatDate(publishedAt), language)}</time>
          {isPinned ? (
            <span className={styles.mark}>
              <Icon icon={Pin} size="sm" />
              {text('pinned')}
            </span>
          ) : null}
          {isUnread ? <span className={styles.mark}>{text('unread')}</span> : null}
        </p>
        <Heading className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <RoutedAnchor className={styles.link} href={href}>
              {title}
            </RoutedAnchor>
          )}
        </Heading>
        {preamble === undefined ? null : <p className={styles.preamble}>{preamble}</p>}
      </div>
    </article>
  );
}

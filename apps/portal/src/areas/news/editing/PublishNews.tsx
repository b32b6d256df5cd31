import type { NewsItem } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { formatDateTime } from '@vinrod/ui/format';
import { NewsCard } from '@vinrod/ui/news-card';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';

import { plannedFor, swedishInstant, type NewsDraft } from './news-draft.ts';
import * as styles from './NewsEditing.css.ts';
import { publishQuestion, readersText } from './news-readers.ts';

export interface PublishNewsProps {
  /** The stored item, with its picture; undefined when nothing is stored. */
  readonly item: NewsItem | undefined;
  readonly draft: NewsDraft;
  /** When the question was asked, epoch ms. */
  readonly askedAt: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Publishes or schedules; the question stays open with the error when it rejects. */
  readonly onPublish: () => Promise<void>;
}

/** Asks before an item comes out: who will see it and when, with its card as they will see it. */
export function PublishNews(props: PublishNewsProps): ReactElement {
  const { item, draft, askedAt, isOpen, onOpenChange, onPublish } = props;
  const corporateGroups = useOperation('listCorporateGroupsMinimal', {});
  const planned = plannedFor(draft, askedAt);
  return (
    <ConfirmDialog
      title={publishQuestion(draft, planned !== undefined)}
      confirmLabel={t(planned === undefined ? 'newsEditing.publishConfirm' : 'newsEditing.scheduleConfirm')}
      tone="primary"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={onPublish}
      preview={<Card item={item} draft={draft} askedAt={askedAt} />}
    >
      {[readersText(draft, corporateGroups.data), ...times(draft, planned)].join(' ')}
    </ConfirmDialog>
  );
}

function times({ unpublishDate }: NewsDraft, planned: string | undefined): readonly string[] {
  return [
    planned === undefined
      ? t('newsEditing.seenNow')
      : t('newsEditing.seenFrom', { date: formatDateTime(planned) }),
    ...(unpublishDate === null ? [] : [t('newsEditing.seenUntil', { date: unpublishDate })]),
  ];
}

/** The card of the overview, for a reader who has not opened the item. */
function Card({ item, draft, askedAt }: Pick<PublishNewsProps, 'item' | 'draft' | 'askedAt'>): ReactElement {
  const image = item?.image ?? null;
  const { publishDate, publishTime } = draft;
  return (
    <div className={styles.asSeen}>
      <Text as="p" size="small" tone="muted">
        {t('newsEditing.asSeen')}
      </Text>
      <NewsCard
        title={draft.title.trim()}
        preamble={draft.preamble.trim()}
        publishedAt={
          publishDate === null
            ? new Date(askedAt).toISOString()
            : swedishInstant(publishDate, publishTime.trim())
        }
        image={image === null ? null : { url: image.url, altText: draft.altText.trim() }}
        isPinned={draft.isPinned}
        isUnread
      />
    </div>
  );
}

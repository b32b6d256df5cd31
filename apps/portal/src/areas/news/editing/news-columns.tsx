import type { NewsItem } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, MISSING } from '@vinrod/ui/format';
import { Status, StatusBadge, type StatusText } from '@vinrod/ui/status-badge';

import { t } from '#messages';

import * as styles from './NewsEditing.css.ts';

/** Columns of the news list for those who write news. */
export function newsColumns(statusText: StatusText): readonly DataTableColumn<NewsItem>[] {
  return [
    {
      id: 'title',
      header: t('newsEditing.heading'),
      text: ({ title }) => title,
      render: ({ title, is_pinned: isPinned }) => (
        <>
          <span className={styles.linkedTitle}>{title}</span>{' '}
          {isPinned ? <StatusBadge isPlain>{t('newsEditing.pinnedShort')}</StatusBadge> : null}
        </>
      ),
      isSortable: true,
      isStrong: true,
      width: '3fr',
      minWidth: 220,
    },
    {
      id: 'status',
      header: t('newsEditing.status'),
      text: ({ status }) => statusText('news', status),
      render: ({ status }) => <Status kind="news" value={status} />,
      isSortable: true,
      minWidth: 128,
      listPlace: 'status',
    },
    {
      id: 'audience',
      priority: 2,
      header: t('newsEditing.audience'),
      text: ({ audience }) => t(`newsEditing.audience.${audience}`),
      minWidth: 140,
      listPlace: 'detail',
    },
    {
      id: 'publish_at',
      priority: 1,
      header: t('newsEditing.publishAt'),
      text: ({ publish_at: at, published_at: published }) =>
        at === null ? (published === null ? MISSING : formatDateTime(published)) : formatDateTime(at),
      isSortable: true,
      align: 'end',
      minWidth: 148,
    },
    {
      id: 'author',
      priority: 4,
      header: t('newsEditing.author'),
      text: ({ author }) => author?.full_name ?? MISSING,
      minWidth: 140,
      listPlace: 'none',
    },
    {
      id: 'updated_at',
      priority: 3,
      header: t('newsEditing.updated'),
      text: ({ updated_at: at }) => formatDateTime(at),
      isSortable: true,
      align: 'end',
      minWidth: 148,
      listPlace: 'none',
    },
  ];
}

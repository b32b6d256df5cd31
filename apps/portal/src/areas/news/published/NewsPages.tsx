import { Button } from '@vinrod/ui/button';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { pageSize } from './news-page.ts';
import * as styles from './NewsListScreen.css.ts';

export interface NewsPagesProps {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of news in all. */
  readonly count: number;
  /** Number of news on the page. */
  readonly shown: number;
  readonly onChange: (page: number) => void;
}

/** Range of the news shown, with paging; renders nothing when all are shown. */
export function NewsPages({ page, count, shown, onChange }: NewsPagesProps): ReactElement | null {
  if (count <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.pages} aria-label={t('news.pages')}>
      <Text size="small" tone="muted">
        {t('news.shown', { first, last: first + shown - 1, total: count })}
      </Text>
      <div className={styles.directions}>
        <Button size="sm" isDisabled={page <= 1} onPress={() => onChange(page - 1)}>
          {t('news.previous')}
        </Button>
        <Button size="sm" isDisabled={first + shown > count} onPress={() => onChange(page + 1)}>
          {t('news.next')}
        </Button>
      </div>
    </nav>
  );
}

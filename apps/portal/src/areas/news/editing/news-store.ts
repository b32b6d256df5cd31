import type { NewsItem } from '@vinrod/api-client';
import { useState } from 'react';

import { useInvalidate, useOperation } from '#data';
import type { Draft } from '#drafts';
import { isMissing } from '#errors';
import { useCan } from '#profile';
import { useClient } from '#session';
import { notifyFailure } from '#shell/notices';

import { firstSave, type FirstSave } from './first-save.ts';
import { isEmptyNews, newsToStoreFirst, type NewsDraft } from './news-draft.ts';

/** New item, with what is stored of it. */
export interface FirstStoredNews {
  readonly first: FirstSave<NewsItem>;
  /** When a draft without text is given up, deletes the item that was stored only for its files. */
  readonly giveUp: (draft: NewsDraft) => void;
}

/** Tracks what is stored of a new item: at most one draft, from its first file on. */
export function useFirstStoredNews(): FirstStoredNews {
  const client = useClient();
  const invalidate = useInvalidate();
  const can = useCan();
  const mayRemove = can('delete', 'news');
  const [first] = useState(() => firstSave<NewsItem>());

  async function remove(uuid: string): Promise<void> {
    try {
      await client.news.remove({ path: { id: uuid } });
      await invalidate('deleteNews');
    } catch (error) {
      notifyFailure(error);
    }
  }

  function giveUp(draft: NewsDraft): void {
    first.forget();
    if (draft.storedAs !== undefined && mayRemove && isEmptyNews(draft)) void remove(draft.storedAs);
  }
  return { first, giveUp };
}

/** Storage for the files of an item. */
export interface NewsStore {
  /** The stored item; undefined before it is stored. */
  readonly item: NewsItem | undefined;
  /** uuid of the stored item. Stores a draft silently when there is none, and leaves the form as it is. */
  readonly itemUuid: () => Promise<string>;
}

/**
 * Stored item of a form. A new one is created when its first file is selected.
 *
 * @param item - Undefined for a new item.
 */
export function useNewsStore(
  item: NewsItem | undefined,
  draft: Draft<NewsDraft>,
  first: FirstSave<NewsItem>,
): NewsStore {
  const client = useClient();
  const invalidate = useInvalidate();
  const { storedAs } = draft.value;
  const stored = useOperation(
    'getNews',
    item === undefined && storedAs !== undefined ? { path: { id: storedAs } } : undefined,
  );
  // Somebody else may have deleted it meanwhile: store it again.
  const isGone = isMissing(stored.error);
  const known = item?.uuid ?? (isGone ? undefined : storedAs);

  async function itemUuid(): Promise<string> {
    if (known !== undefined) return known;
    if (isGone) first.forget();
    const { uuid } = await first.save(() => client.news.create({ body: newsToStoreFirst(draft.value) }));
    draft.change({ storedAs: uuid });
    await invalidate('createNews');
    return uuid;
  }
  return { item: item ?? (known === undefined ? undefined : stored.data), itemUuid };
}

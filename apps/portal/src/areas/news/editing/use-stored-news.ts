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

/** A new item, and what is stored of it. */
export interface FirstStoredNews {
  readonly first: FirstSave<NewsItem>;
  /** Removes what was stored for its files alone, of a draft that is given up with nothing written in it. */
  readonly giveUp: (draft: NewsDraft) => void;
}

/** Holds what is stored of an item that is new: at most one draft, from its first file on. */
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

/** Where the files of an item go. */
export interface NewsStore {
  /** The item as it is stored; undefined while nothing is. */
  readonly item: NewsItem | undefined;
  /** Stores a draft when nothing is stored yet, without a word, and leaves what is typed in the form. */
  readonly itemUuid: () => Promise<string>;
}

/**
 * The stored item of a form, which for a new one comes to be when its first file is chosen.
 *
 * @param item - Undefined for a new one.
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
  // Somebody else may have removed it in the meantime: then it is stored again.
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

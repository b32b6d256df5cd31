import type { NewsItem, NewsStatus } from '@vinrod/api-client';
import { formatDateTime } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import { useLocation } from 'wouter';

import { useInvalidate } from '#data';
import type { Draft } from '#drafts';
import { useSubmission, type Submission } from '#forms';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';

import type { FirstSave } from './first-save.ts';
import { newsFields, newsProblems, newsToSend, plannedFor, type NewsDraft } from './news-draft.ts';
import { useKeepNewsItem } from './use-keep-news-item.ts';
import type { NewsStore } from './news-store.ts';

/** Actions that save an item, and their progress. */
export interface NewsSave {
  readonly submission: Submission;
  /** Saves with the current status; a new item becomes a draft. */
  readonly save: () => void;
  /** Publishes now, or schedules it for the planned time. */
  readonly publish: () => void;
  /** Unpublishes the item. */
  readonly unpublish: () => Promise<void>;
}

/** Saves an item. Keeps the input when refused; a new item then continues on its own page. */
export function useNewsSave(
  item: NewsItem | undefined,
  draft: Draft<NewsDraft>,
  { item: stored, itemUuid }: NewsStore,
  first: FirstSave<NewsItem>,
): NewsSave {
  const client = useClient();
  const invalidate = useInvalidate();
  const keep = useKeepNewsItem();
  const [, navigate] = useLocation();
  const submission = useSubmission(newsFields);

  async function store(status: NewsStatus): Promise<NewsItem> {
    const body = newsToSend(draft.value, status);
    const isStored = item !== undefined || draft.value.storedAs !== undefined || first.begun() !== undefined;
    if (!isStored) return first.save(() => client.news.create({ body }));
    const image = stored?.image ?? null;
    const { altText } = draft.value;
    const hasNewAlt = image !== null && altText.trim() !== '' && altText !== image.alt_text;
    return client.news.update({
      path: { id: await itemUuid() },
      body: {
        ...body,
        ...(hasNewAlt ? { image: { alt_text: altText.trim() } } : {}),
      },
    });
  }

  function send(status: NewsStatus, done: (stored: NewsItem) => string): void {
    const comesOut = status === 'published' || status === 'scheduled';
    const hasPicture = stored !== undefined && stored.image !== null;
    const found = newsProblems(draft.value, { comesOut, hasPicture });
    if (Object.keys(found).length > 0) {
      submission.refuse(found);
      return;
    }
    void submission.send(async () => {
      const saved = await store(status);
      draft.markSaved();
      await keep(saved);
      showToast({ title: done(saved) });
      if (item === undefined) navigate(paths.editNews(saved.uuid), { replace: true });
      await invalidate('updateNews');
    });
  }

  return {
    submission,
    save: () => {
      const status = item?.status ?? 'draft';
      send(status, () => (status === 'draft' ? t('newsEditing.saved') : t('forms.saved')));
    },
    publish: () => {
      const planned = plannedFor(draft.value, Date.now());
      if (planned === undefined) send('published', () => t('newsEditing.published'));
      else send('scheduled', () => t('newsEditing.scheduled', { date: formatDateTime(planned) }));
    },
    unpublish: async () => {
      if (item === undefined) return;
      await client.news.update({ path: { id: item.uuid }, body: { status: 'archived' } });
      showToast({ title: t('newsEditing.archived') });
      await invalidate('updateNews');
    },
  };
}

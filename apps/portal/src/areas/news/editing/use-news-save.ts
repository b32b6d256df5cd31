import { isFieldError, type NewsItem, type NewsStatus } from '@vinrod/api-client';
import { formatDateTime } from '@vinrod/ui/format';
import { showToast, type ToastMessage } from '@vinrod/ui/toast';
import { useLocation } from 'wouter';

import { useInvalidate } from '#data';
import type { Draft } from '#drafts';
import { useSubmission, type Submission } from '#forms';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';
import { notifyFailure } from '#shell/notices';

import type { FirstSave } from './first-save.ts';
import { newsFields, newsProblems, newsToSend, plannedFor, type NewsDraft } from './news-draft.ts';
import { useKeepNewsItem } from './use-keep-news-item.ts';
import type { NewsStore } from './news-store.ts';

/** Actions that save an item, and their progress. */
export interface NewsSave {
  readonly submission: Submission;
  /** Saves with the current status; a new item becomes a draft. */
  readonly save: () => void;
  /** Whether the item can come out as it is; otherwise the form says what is missing. */
  readonly mayComeOut: () => boolean;
  /**
   * Publishes now, or schedules it for the planned time. Problems of fields go to the form; any other error rejects, so
   * that it can be tried again.
   */
  readonly publish: () => Promise<void>;
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

  function isAllowed(comesOut: boolean): boolean {
    const hasPicture = stored !== undefined && stored.image !== null;
    const found = newsProblems(draft.value, { comesOut, hasPicture });
    if (Object.keys(found).length === 0) return true;
    submission.refuse(found);
    return false;
  }

  async function carryOut(status: NewsStatus, done: (saved: NewsItem) => ToastMessage): Promise<void> {
    const saved = await store(status);
    draft.markSaved();
    await keep(saved);
    showToast(done(saved));
    if (item === undefined) navigate(paths.editNews(saved.uuid), { replace: true });
    await invalidate('updateNews');
  }

  async function takeBack(uuid: string): Promise<void> {
    await client.news.update({ path: { id: uuid }, body: { status: 'archived' } });
    showToast({ title: t('newsEditing.archived') });
    await invalidate('updateNews');
  }

  /** Tells that an item is out, where to see it and how to undo it. */
  function cameOut(title: string, { uuid }: NewsItem): ToastMessage {
    return {
      title,
      link: { label: t('newsEditing.show'), href: paths.newsDetails(uuid) },
      action: {
        label: t('newsEditing.unpublish'),
        onPress: () => void takeBack(uuid).catch((error: unknown) => notifyFailure(error)),
      },
    };
  }

  return {
    submission,
    save: () => {
      const status = item?.status ?? 'draft';
      if (!isAllowed(status === 'published' || status === 'scheduled')) return;
      const title = status === 'draft' ? t('newsEditing.saved') : t('forms.saved');
      void submission.send(() => carryOut(status, () => ({ title })));
    },
    mayComeOut: () => isAllowed(true),
    publish: async () => {
      const planned = plannedFor(draft.value, Date.now());
      const title =
        planned === undefined
          ? t('newsEditing.published')
          : t('newsEditing.scheduled', { date: formatDateTime(planned) });
      let failure: unknown;
      await submission.send(async () => {
        try {
          await carryOut(planned === undefined ? 'published' : 'scheduled', (saved) => cameOut(title, saved));
        } catch (error) {
          if (isFieldError(error)) throw error;
          failure = error;
        }
      });
      if (failure !== undefined) throw failure;
    },
    unpublish: async () => {
      if (item !== undefined) await takeBack(item.uuid);
    },
  };
}

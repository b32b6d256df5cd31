import type { NewsAudience, NewsChange, NewsItem, NewsStatus } from '@vinrod/api-client';
import { formatDate, formatTime, wallClockAt, startOfDay, type LocalDate } from '@vinrod/ui/format';

import { t } from '#messages';

/** Form values of a news item. Files are not included: they are stored when selected. */
export interface NewsDraft {
  readonly title: string;
  readonly preamble: string;
  /** HTML of the editor. */
  readonly body: string;
  readonly publishDate: LocalDate | null;
  /** `HH:MM` */
  readonly publishTime: string;
  readonly unpublishDate: LocalDate | null;
  readonly audience: NewsAudience;
  readonly corporateGroups: readonly string[];
  readonly isPinned: boolean;
  readonly altText: string;
  /** uuid the item was stored under when its first file was selected, before it was saved. */
  readonly storedAs?: string;
}

/** Field names of the form; the contract's names where it has any. */
export const newsFields = [
  'title',
  'preamble',
  'body',
  'image_alt_text',
  'publish_at',
  'publish_time',
  'unpublish_at',
  'audience',
  'corporate_groups',
] as const;

/** Default time of publication. */
const usualTime = '07:00';

/** Empty form for a new item. */
export const newNews: NewsDraft = {
  title: '',
  preamble: '',
  body: '',
  publishDate: null,
  publishTime: usualTime,
  unpublishDate: null,
  audience: 'customers',
  corporateGroups: [],
  isPinned: false,
  altText: '',
};

/** Form values of an existing item. */
export function newsDraft(item: NewsItem): NewsDraft {
  return {
    title: item.title,
    preamble: item.preamble,
    body: item.body,
    publishDate: item.publish_at === null ? null : formatDate(item.publish_at),
    publishTime: item.publish_at === null ? usualTime : formatTime(item.publish_at),
    unpublishDate: item.unpublish_at === null ? null : formatDate(item.unpublish_at),
    audience: item.audience,
    corporateGroups: item.corporate_groups,
    isPinned: item.is_pinned,
    altText: item.image?.alt_text ?? '',
  };
}

function isDay(day: unknown): boolean {
  return day === null || typeof day === 'string';
}

/** Type guard for a draft read from browser storage. */
export function isNewsDraft(stored: unknown): stored is NewsDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const draft: Partial<Record<keyof NewsDraft, unknown>> = stored;
  return (
    [draft.title, draft.preamble, draft.body, draft.publishTime, draft.altText].every(
      (text) => typeof text === 'string',
    ) &&
    isDay(draft.publishDate) &&
    isDay(draft.unpublishDate) &&
    ['string', 'undefined'].includes(typeof draft.storedAs) &&
    ['all', 'internal', 'customers', 'corporate_groups'].includes(String(draft.audience)) &&
    Array.isArray(draft.corporateGroups) &&
    draft.corporateGroups.every((uuid) => typeof uuid === 'string') &&
    typeof draft.isPinned === 'boolean'
  );
}

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The instant of a Swedish day and time, as the API takes it.
 *
 * @param time - `HH:MM`. A time that the clocks skip in spring becomes the one an hour later.
 */
export function swedishInstant(date: LocalDate, time: string): string {
  const [, hours = '0', minutes = '0'] = clock.exec(time) ?? [];
  const wanted = Number(hours) * 60 + Number(minutes);
  const guess = startOfDay(date) + wanted * 60_000;
  const { hour, minute } = wallClockAt(guess);
  // When the clocks change earlier that day, the guess is an hour off.
  const shift = (wanted - (hour * 60 + minute)) * 60_000;
  return new Date(guess + shift).toISOString();
}

/** Whether neither preamble nor body has any text. */
function hasNoText({ preamble, body }: NewsDraft): boolean {
  const written = body.replaceAll(/<[^>]*>|&nbsp;/g, '');
  return preamble.trim() === '' && written.trim() === '';
}

/** Validation errors by field name of the form. `comesOut`: readers will see the item. */
export function newsProblems(
  draft: NewsDraft,
  { comesOut, hasPicture }: { readonly comesOut: boolean; readonly hasPicture: boolean },
): Readonly<Record<string, string>> {
  return {
    ...(draft.title.trim() === '' ? { title: t('newsEditing.problem.title') } : {}),
    ...(comesOut && hasNoText(draft) ? { body: t('newsEditing.problem.text') } : {}),
    ...(draft.body.length > 100_000 ? { body: t('newsEditing.problem.body') } : {}),
    ...(draft.publishDate !== null && !clock.test(draft.publishTime.trim())
      ? { publish_time: t('newsEditing.problem.time') }
      : {}),
    ...(comesOut && hasPicture && draft.altText.trim() === ''
      ? { image_alt_text: t('newsEditing.problem.alt') }
      : {}),
    ...(draft.audience === 'corporate_groups' && draft.corporateGroups.length === 0
      ? { corporate_groups: t('newsEditing.problem.koncerner') }
      : {}),
  };
}

/** Planned time of publication; undefined to publish at once. */
export function plannedFor(draft: NewsDraft, now: number): string | undefined {
  if (draft.publishDate === null) return undefined;
  const instant = swedishInstant(draft.publishDate, draft.publishTime.trim());
  return Date.parse(instant) > now ? instant : undefined;
}

/** Converts the draft to a request body with the given status. */
export function newsToSend(draft: NewsDraft, status: NewsStatus): NewsChange & { title: string } {
  return {
    title: draft.title.trim(),
    preamble: draft.preamble.trim(),
    body: draft.body,
    status,
    publish_at:
      draft.publishDate === null ? null : swedishInstant(draft.publishDate, draft.publishTime.trim()),
    unpublish_at: draft.unpublishDate === null ? null : swedishInstant(draft.unpublishDate, '00:00'),
    audience: draft.audience,
    corporate_groups: draft.audience === 'corporate_groups' ? [...draft.corporateGroups] : [],
    is_pinned: draft.isPinned,
  };
}

/**
 * Request body for storing the draft when its first file is selected. Values that cannot be saved yet stay in the form.
 */
export function newsToStoreFirst(draft: NewsDraft): NewsChange & { title: string } {
  const title = draft.title.trim() === '' ? t('newsEditing.untitled') : draft.title;
  const problems = newsProblems({ ...draft, title }, { comesOut: false, hasPicture: false });
  const saveable = Object.keys(problems).length === 0 ? draft : newNews;
  return newsToSend({ ...saveable, title }, 'draft');
}

/** Whether nothing has been written. */
export function isEmptyNews(draft: NewsDraft): boolean {
  return draft.title.trim() === '' && hasNoText(draft);
}

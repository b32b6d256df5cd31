import type { NewsAudience, NewsChange, NewsItem, NewsStatus } from '@vinrod/api-client';
import { formatDate, formatTime, wallClockAt, startOfDay, type LocalDate } from '@vinrod/ui/format';

import { t } from '#messages';

/** What the form of a news item holds. Files are not in it: they are stored as they are chosen. */
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
  /** Which item it was saved as when its first file was chosen, before anybody saved it. */
  readonly storedAs?: string;
}

/** Names of the form's fields, as the contract has them where it does. */
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

/** When news come out unless another time is chosen. */
const usualTime = '07:00';

/** The form before anything is typed. */
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

/** The form of an item that is there. */
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

/** Whether what was found in the browser's storage is a draft. */
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
  // A day on which the clocks change is an hour shorter or longer before the time.
  const shift = (wanted - (hour * 60 + minute)) * 60_000;
  return new Date(guess + shift).toISOString();
}

/** What is wrong with a draft, by the form's names of its fields. `comesOut`: readers will see it. */
export function newsProblems(
  draft: NewsDraft,
  { comesOut, hasPicture }: { readonly comesOut: boolean; readonly hasPicture: boolean },
): Readonly<Record<string, string>> {
  return {
    ...(draft.title.trim() === '' ? { title: t('newsEditing.problem.title') } : {}),
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

/** When the item is to come out; undefined for at once. */
export function plannedFor(draft: NewsDraft, now: number): string | undefined {
  if (draft.publishDate === null) return undefined;
  const instant = swedishInstant(draft.publishDate, draft.publishTime.trim());
  return Date.parse(instant) > now ? instant : undefined;
}

/** The draft as it is sent, with the status it shall have. */
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

/** The draft as it is sent when its first file is chosen: what cannot be saved yet waits in the form. */
export function newsToStoreFirst(draft: NewsDraft): NewsChange & { title: string } {
  const title = draft.title.trim() === '' ? t('newsEditing.untitled') : draft.title;
  const problems = newsProblems({ ...draft, title }, { comesOut: false, hasPicture: false });
  const saveable = Object.keys(problems).length === 0 ? draft : newNews;
  return newsToSend({ ...saveable, title }, 'draft');
}

/** Whether nothing is written in a draft. */
export function isEmptyNews({ title, preamble, body }: NewsDraft): boolean {
  const written = body.replaceAll(/<[^>]*>|&nbsp;/g, '');
  return [title, preamble, written].every((text) => text.trim() === '');
}

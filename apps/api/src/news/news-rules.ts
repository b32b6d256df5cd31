import { refusedFields, type FieldProblem } from '../server/api-error.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import type { Queries } from '../store/database.ts';
import type { NewsTable } from '../store/schema/news.ts';
import { newsTexts } from './texts.ts';

/** A news item before it is stored. */
export interface NewsDraft {
  readonly title: string;
  readonly preamble: string;
  /** Sanitized HTML. */
  readonly body: string;
  readonly status: 'draft' | 'scheduled' | 'published' | 'archived';
  readonly audience: 'all' | 'internal' | 'customers' | 'corporate_groups';
  readonly corporateGroups: readonly string[];
  readonly isPinned: boolean;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
}

async function audienceProblem(db: Queries, draft: NewsDraft): Promise<Text | null> {
  if (draft.corporateGroups.length === 0)
    return draft.audience === 'corporate_groups' ? newsTexts.noCorporateGroups : null;
  // Checked for every audience: a corporate group that does not exist must not be dropped silently.
  const found = await db
    .selectFrom('corporate_group')
    .select('id')
    .where('id', 'in', [...draft.corporateGroups])
    .execute();
  return found.length === draft.corporateGroups.length ? null : newsTexts.unknownCorporateGroup;
}

/**
 * Validates what the contract cannot express.
 *
 * @param wasScheduledFor - Publication time before this change: it may stay even if it has passed since.
 * @throws ApiError 422 naming every refused field.
 */
export async function checkNews(
  db: Queries,
  draft: NewsDraft,
  now: Date,
  wasScheduledFor: Date | null,
): Promise<void> {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, text: Text): void => void problems.push({ field, texts: [text] });
  const comesOut = draft.status === 'published' || draft.status === 'scheduled';
  if (draft.title === '') refuse('title', newsTexts.blankTitle);
  if (comesOut && draft.body.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' && draft.preamble === '')
    refuse('body', newsTexts.blankText);
  const { publishAt } = draft;
  const isNewTime = publishAt?.getTime() !== wasScheduledFor?.getTime();
  if (draft.status === 'scheduled' && (publishAt === null || (isNewTime && publishAt <= now)))
    refuse('publish_at', newsTexts.scheduleNeedsTime);
  if (draft.unpublishAt !== null && publishAt !== null && draft.unpublishAt <= publishAt)
    refuse('unpublish_at', newsTexts.endsBeforeStart);
  const audience = await audienceProblem(db, draft);
  if (audience !== null) refuse('corporate_groups', audience);
  if (problems.length > 0) throw refusedFields(problems);
}

/** The columns of a news item. */
export function newsColumns(draft: NewsDraft): Pick<
  NewsTable,
  'title' | 'preamble' | 'body' | 'publish_at' | 'unpublish_at'
> & {
  status: NewsDraft['status'];
  audience: NewsDraft['audience'];
  is_pinned: boolean;
} {
  return {
    title: draft.title,
    preamble: draft.preamble,
    body: draft.body,
    status: draft.status,
    audience: draft.audience,
    is_pinned: draft.isPinned,
    publish_at: draft.publishAt,
    unpublish_at: draft.unpublishAt,
  };
}

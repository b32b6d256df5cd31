import type { NewsDraft } from './news-draft.ts';

import { t } from '#messages';

/** A corporate group that can be a reader. */
export interface ReadingGroup {
  readonly uuid: string;
  readonly name: string;
}

/** Names in a sentence before the rest are counted. */
const mostNames = 4;

/** The question before publishing, with who the item is for. */
export function publishQuestion(
  { audience, corporateGroups }: Pick<NewsDraft, 'audience' | 'corporateGroups'>,
  isLater: boolean,
): string {
  if (audience === 'corporate_groups') {
    const count = { count: corporateGroups.length };
    return isLater
      ? t('newsEditing.askLater.corporate_groups', count)
      : t('newsEditing.ask.corporate_groups', count);
  }
  return isLater ? t(`newsEditing.askLater.${audience}`) : t(`newsEditing.ask.${audience}`);
}

/**
 * Who will see the item, in a sentence.
 *
 * @param known - Every corporate group; undefined or empty when the writer may not see them.
 */
export function readersText(
  { audience, corporateGroups }: Pick<NewsDraft, 'audience' | 'corporateGroups'>,
  known: readonly ReadingGroup[] | undefined,
): string {
  const count = known?.length ?? 0;
  switch (audience) {
    case 'internal':
      return t('newsEditing.seenBy.internal');
    case 'customers':
      return count === 0
        ? t('newsEditing.seenBy.allCustomers')
        : t('newsEditing.seenBy.customers', { count });
    case 'all':
      return count === 0 ? t('newsEditing.seenBy.everybody') : t('newsEditing.seenBy.all', { count });
    case 'corporate_groups':
      return namedReaders(corporateGroups, known ?? []);
  }
}

function namedReaders(uuids: readonly string[], known: readonly ReadingGroup[]): string {
  const selected = known.filter(({ uuid }) => uuids.includes(uuid));
  const named = selected.slice(0, mostNames).map(({ name }) => name);
  const more = uuids.length - named.length;
  if (named.length === 0) return t('newsEditing.seenBy.customers', { count: more });
  const names = named.join(', ');
  return more === 0
    ? t('newsEditing.seenBy.named', { names })
    : t('newsEditing.seenBy.namedAndMore', { names, count: more });
}

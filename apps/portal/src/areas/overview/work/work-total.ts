import type { WorkItemGroup } from '@vinrod/api-client';

import { kindsByTime } from './work-place.ts';

/** Number of items of some kinds: the viewer's own, or everybody's. */
export function totalOf(kinds: readonly WorkItemGroup[], isOwn: boolean): number {
  return kinds.reduce((sum, { count, own_count: ownCount }) => sum + (isOwn ? ownCount : count), 0);
}

/** The kinds that are to be done today. */
export function itemsOfToday(kinds: readonly WorkItemGroup[]): readonly WorkItemGroup[] {
  return kinds.filter(({ kind }) => kindsByTime.today.includes(kind));
}

import type { WorkItemGroup } from '@vinrod/api-client';

/** Number of items of some kinds: the viewer's own, or everybody's. */
export function totalOf(kinds: readonly WorkItemGroup[], isOwn: boolean): number {
  return kinds.reduce((sum, { count, own_count: ownCount }) => sum + (isOwn ? ownCount : count), 0);
}

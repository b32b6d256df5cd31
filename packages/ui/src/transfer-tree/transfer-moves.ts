import { difference, union } from '../site-tree/state/set-algebra.ts';
import type { SiteSelection } from '../site-tree/state/tree-selection.ts';

/** Direction of a move: `add` to the selected sites, `remove` from them. */
export type MoveDirection = 'add' | 'remove';

/** Sites moved at once. */
export interface TransferMove {
  readonly direction: MoveDirection;
  readonly sites: SiteSelection;
}

/** The selected sites after a move; keeps selected ones that are not in the tree. */
export function selectedAfter(
  selected: SiteSelection,
  { direction, sites }: TransferMove,
): ReadonlySet<string> {
  return direction === 'add' ? union(selected, sites) : difference(selected, sites);
}

/** The move that undoes a move. */
export function reverseOf({ direction, sites }: TransferMove): TransferMove {
  return { direction: direction === 'add' ? 'remove' : 'add', sites };
}

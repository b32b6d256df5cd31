import { difference, union } from '../site-tree/state/set-algebra.ts';
import type { SiteSelection } from '../site-tree/state/tree-selection.ts';

/** Which way sites go: `add` to the chosen ones, `remove` back from them. */
export type MoveDirection = 'add' | 'remove';

/** Sites that were moved at once. */
export interface TransferMove {
  readonly direction: MoveDirection;
  readonly sites: SiteSelection;
}

/** The chosen sites after a move; chosen ones that the tree does not hold stay. */
export function selectedAfter(
  selected: SiteSelection,
  { direction, sites }: TransferMove,
): ReadonlySet<string> {
  return direction === 'add' ? union(selected, sites) : difference(selected, sites);
}

/** The move that takes a move back. */
export function reverseOf({ direction, sites }: TransferMove): TransferMove {
  return { direction: direction === 'add' ? 'remove' : 'add', sites };
}

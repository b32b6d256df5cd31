import type { WorkItemKind } from '@vinrod/api-client';

import type { Can } from './can.ts';
import type { Right } from './rights.ts';

/** Rights to what a kind of work is about, for parts of the portal that a supplier may have left out. */
const rightOf: Readonly<Partial<Record<WorkItemKind, Right>>> = {
  overdue_invoice: ['view', 'invoice'],
  residual_mix: ['view', 'residualMix'],
  suggestions: ['update', 'expertSuggestion'],
};

/** Of what a back end says that waits, what the viewer can open. */
export function waitsFor<Item extends { readonly kind: WorkItemKind }>(
  kinds: readonly Item[],
  can: Can,
): Item[] {
  return kinds.filter(({ kind }) => {
    const right = rightOf[kind];
    return right === undefined || can(...right);
  });
}

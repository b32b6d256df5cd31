import { componentStyle } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';

// Not `hidden`, which would make it a scroll container that the header sticks to, and moves down in.
export const skeletonPlace = componentStyle({ overflow: 'clip' });

/** As high as the part of the page that very many rows scroll in. */
export const skeletonRegion = componentStyle({ overflow: 'clip', maxBlockSize: 'max(320px, 82dvh)' });

export const skeletonTable = componentStyle({
  ...typography.table,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const skeletonEnd = componentStyle({ display: 'flex', justifyContent: 'flex-end' });

import { componentStyle } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';

export const skeletonPlace = componentStyle({ overflow: 'hidden' });

export const skeletonTable = componentStyle({
  ...typography.table,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const skeletonEnd = componentStyle({ display: 'flex', justifyContent: 'flex-end' });

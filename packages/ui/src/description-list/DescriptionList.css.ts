import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ ...typography.table, minInlineSize: 0 });

/** Too narrow for terms beside their facts: they go above. */
const narrow = '(max-width: 359.98px)';

export const row = componentStyle({
  display: 'grid',
  columnGap: vars.space['5'],
  paddingBlock: '9px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
});

export const layout = componentVariants({
  // Terms beside their facts, as in the mockups.
  beside: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  // Facts at the end of the line, for sums and invoices.
  apart: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  above: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const term = componentStyle({
  minInlineSize: 'min(110px, 100%)',
  color: vars.color.textMuted,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const details = componentStyle({ fontWeight: 500, overflowWrap: 'anywhere' });

export const end = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' });

export const note = componentStyle({ display: 'block', fontWeight: 400, color: vars.color.textMuted });

export const strong = componentStyle({
  fontWeight: 600,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** One column for all terms: as wide as the longest, so that no term wraps while there is room. */
export const columns = componentVariants({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
    columnGap: vars.space['5'],
    '@media': { [narrow]: { display: 'block' } },
  },
  apart: {},
  above: {},
});

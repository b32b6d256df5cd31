import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ ...typography.table, minInlineSize: 0 });

export const row = componentStyle({
  display: 'grid',
  gap: `0 ${vars.space['5']}`,
  paddingBlock: '9px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
});

export const layout = componentVariants({
  // Words beside their facts, as in the mockups; a narrow place puts them above each other.
  beside: {
    gridTemplateColumns: 'minmax(110px, 2fr) minmax(0, 5fr)',
    '@media': { '(max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  // Facts at the end of the line, for sums and invoices.
  apart: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  above: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const term = componentStyle({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
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

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const tree = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginBlockEnd: vars.space['2'],
});

export const title = componentStyle({ ...typography.bodyStrong });

export const count = componentStyle({ ...typography.small, color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  padding: '8px 0 4px',
});

export const action = componentStyle({
  ...typography.small,
  minBlockSize: '24px',
  color: vars.color.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-disabled]': { color: vars.color.textDisabled, textDecoration: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const lastAction = componentStyle({ marginInlineStart: 'auto' });

export const viewport = componentStyle({
  position: 'relative',
  overflow: 'hidden auto',
  // Room for the focus ring of the outermost rows.
  marginInline: '-2px',
  paddingInline: '2px',
});

export const rows = componentStyle({ position: 'relative' });

export const notice = componentStyle({
  ...typography.small,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['1'],
  paddingBlock: vars.space['3'],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** As high as a row of the tree. */
export const placeholderRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '32px',
  paddingInline: '8px',
  '@media': { [media.coarsePointer]: { blockSize: vars.size.touchMin } },
});

export const placeholder = componentStyle({
  blockSize: '12px',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const region = componentStyle({
  maxBlockSize: '430px',
  overflow: 'auto',
  // Heads and sums are sticky: the padding keeps the focused cell from being hidden under them (WCAG 2.4.11).
  scrollPaddingBlock: '4em 3em',
  scrollPaddingInlineStart: 'min(14em, 50%)',
  borderBlock: `1px solid ${vars.color.border}`,
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = componentStyle({
  ...typography.table,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const currentRow = componentStyle({});

const inCurrentRow = { [`${currentRow} &`]: { background: vars.color.selection } };

/** Drawn inside the cell, since its neighbours and the edge of the region would clip a ring around it. */
const focused = {
  '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
} as const;

const cell = {
  paddingBlock: '6px',
  paddingInline: vars.space['3'],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  background: vars.color.surface,
} as const;

export const columnHead = componentStyle({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  fontWeight: 600,
  verticalAlign: 'bottom',
  whiteSpace: 'normal',
  minInlineSize: '6.5em',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
});

export const rowHead = componentStyle({
  ...cell,
  selectors: { ...inCurrentRow, ...focused },
  position: 'sticky',
  insetInlineStart: 0,
  fontWeight: 400,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const cornerHead = componentStyle({ insetInlineStart: 0, zIndex: 2, textAlign: 'start' });

export const valueCell = componentStyle({
  ...cell,
  selectors: { ...inCurrentRow, ...focused },
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const missing = componentStyle({ color: vars.color.textMuted });
export const note = componentStyle({ ...typography.caption, color: vars.color.textMuted });

const sum = {
  position: 'sticky',
  insetBlockEnd: 0,
  fontWeight: 600,
  borderBlockStart: `1px solid ${vars.color.text}`,
  borderBlockEnd: 0,
} as const;

export const sumCell = componentStyle({ ...cell, ...sum, selectors: focused });
export const sumHead = componentStyle({
  ...cell,
  ...sum,
  selectors: focused,
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
});

export const caption = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  textAlign: 'start',
  paddingBlockEnd: vars.space['2'],
});

export const pager = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlock: vars.space['2'],
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const pagerButtons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const pagerButton = componentStyle({
  ...typography.small,
  fontWeight: 600,
  minBlockSize: vars.control.sm,
  paddingInline: vars.space['3'],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-disabled="true"]': {
      color: vars.color.textDisabled,
      borderColor: vars.color.border,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.touchMin } },
});

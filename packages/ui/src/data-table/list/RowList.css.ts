import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const list = componentStyle({
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const item = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-selected], &[data-current]': {
      background: vars.color.selection,
      boxShadow: `inset 3px 0 0 ${vars.color.selectionBorder}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected], &[data-current]': { outline: '1px solid Highlight' } },
    },
  },
});

/** Nested rows, indented by the width of the star. */
export const children = componentStyle({ paddingInlineStart: vars.space['8'] });

export const line = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2'],
  minBlockSize: vars.size.touchMin,
  paddingBlock: '10px',
  paddingInline: vars.space['1'],
});

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** A line of the row: what it is at the start, how much or in which state at the end. */
export const pair = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
});

export const title = componentStyle({
  ...typography.body,
  flex: '1 1 0',
  minInlineSize: 'min(100%, 8rem)',
  fontWeight: 600,
});

/** The whole line is the target; the link keeps its text as its name. */
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&[data-focus-visible]': { outline: 'none' },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-pressed]::after': { background: vars.color.surfaceHover, opacity: 0.5 },
  },
});

/** Controls of the row are above the link that covers the line. */
export const above = componentStyle({ position: 'relative', zIndex: 1, display: 'flex' });

export const detail = componentStyle({
  ...typography.small,
  flex: '1 1 0',
  minInlineSize: 'min(100%, 8rem)',
  color: vars.color.textMuted,
});

export const status = componentStyle({ ...typography.small, flex: 'none', maxInlineSize: '100%' });

export const figure = componentStyle({
  ...typography.body,
  flex: 'none',
  maxInlineSize: '100%',
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figureUnit = componentStyle({
  ...typography.caption,
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const chevron = componentStyle({ marginBlockStart: '2px', color: vars.color.textMuted });

export const toggle = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touchMin,
  blockSize: vars.size.touchMin,
  margin: '-10px -8px',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { rotate: '90deg' } },
});

export const group = componentStyle({
  ...typography.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  padding: `${vars.space['2']} ${vars.space['2']}`,
  background: vars.color.surfaceSunken,
  fontWeight: 600,
});

export const groupDetail = componentStyle({ fontWeight: 400, color: vars.color.textMuted });

export const sum = componentStyle({
  ...typography.body,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['1']}`,
  borderBlockStart: `1px solid ${vars.color.text}`,
  fontWeight: 600,
});

export const more = componentStyle({ paddingBlockStart: vars.space['3'] });

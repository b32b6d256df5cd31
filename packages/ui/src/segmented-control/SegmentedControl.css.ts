import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minInlineSize: 0,
});

export const label = componentStyle({ ...typography.small, fontWeight: 600 });

export const track = componentStyle({
  // Positions the hidden radio inputs, so that they scroll with their segments.
  position: 'relative',
  display: 'inline-flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const segment = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  ...typography.small,
  fontWeight: 500,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-2px',
  borderInlineStart: `1px solid ${vars.color.border}`,
  transition: `background ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': {
      background: vars.color.selection,
      fontWeight: 600,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}` },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-disabled][data-selected]': { background: vars.color.surfaceHover, boxShadow: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
          boxShadow: 'none',
        },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Keeps a segment's width when its weight changes: the semibold text is laid out, invisible, beneath it. */
export const text = componentStyle({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-text)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 600,
  },
});

export const sizes = componentVariants({
  sm: { blockSize: `calc(${vars.control.sm} - 2px)`, paddingInline: '11px' },
  md: { blockSize: `calc(${vars.control.md} - 2px)`, paddingInline: '14px' },
});

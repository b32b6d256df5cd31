import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const weekColumn = '34px';

export const head = componentStyle({
  position: 'relative',
  // Above the months, which overlap the header beside its buttons.
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
});

export const turn = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const months = componentStyle({
  display: 'flex',
  gap: vars.space['5'],
  marginBlockStart: '-32px',
  '@media': { [media.coarsePointer]: { marginBlockStart: '-44px' } },
});

export const month = componentStyle({ position: 'relative' });

export const title = componentStyle({
  ...typography.bodyStrong,
  display: 'grid',
  placeItems: 'center',
  blockSize: '32px',
  marginInlineStart: weekColumn,
  pointerEvents: 'none',
  '@media': { [media.coarsePointer]: { blockSize: vars.size.touchMin } },
});

/** Leaves an empty column before the weekdays for the week numbers, which each row's Monday draws. */
export const grid = componentStyle({
  ...typography.small,
  marginBlockStart: vars.space['1'],
  marginInlineStart: weekColumn,
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
});

export const weekday = componentStyle({
  ...typography.caption,
  position: 'relative',
  inlineSize: '32px',
  blockSize: '28px',
  color: vars.color.textMuted,
  '@media': { [media.coarsePointer]: { inlineSize: '38px' } },
});

export const weekMark = componentStyle({
  ...typography.caption,
  position: 'absolute',
  insetBlockStart: '36px',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: weekColumn,
  blockSize: '30px',
  color: vars.color.textMuted,
  '@media': { [media.coarsePointer]: { insetBlockStart: '48px' } },
});

export const day = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '30px',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.selection },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { background: 'transparent', boxShadow: 'none', cursor: 'default' },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: '38px', blockSize: '40px' },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
      },
    },
  },
});

/** An end of the selected days, or the single selected day. */
const end =
  '&[data-selection-start]:not([data-outside-month]), &[data-selection-end]:not([data-outside-month])';
const solid = {
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.sm,
  fontWeight: 600,
} as const;
const underlined = { textDecoration: 'underline' } as const;

/** A day of a range calendar. */
export const rangeDay = componentStyle({
  selectors: { [end]: solid },
  '@media': { [media.forcedColors]: { selectors: { [end]: underlined } } },
});

/** A day of a single-day calendar. */
export const singleDay = componentStyle({
  selectors: { '&[data-selected]:not([data-outside-month])': solid },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': underlined } } },
});

export const today = componentStyle({
  boxShadow: `inset 0 0 0 1.5px ${vars.color.brandText}`,
  borderRadius: vars.radius.sm,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const monday = componentStyle({
  '::before': {
    ...typography.caption,
    content: 'counter(week)',
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 1px)',
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: weekColumn,
    borderInlineEnd: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontWeight: 400,
    cursor: 'default',
    pointerEvents: 'none',
  },
  '@media': { [media.forcedColors]: { '::before': { color: 'CanvasText', forcedColorAdjust: 'auto' } } },
});

/** Days of adjacent months are blank. */
export const number = componentStyle({
  selectors: { [`${day}[data-outside-month] &`]: { visibility: 'hidden' } },
});

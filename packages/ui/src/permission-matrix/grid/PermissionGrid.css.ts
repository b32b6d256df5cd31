import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

/** Scrolls on its own only where the roles do not fit side by side. */
export const region = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  scrollbarWidth: 'thin',
  selectors: {
    '&[data-scrolls]': {
      overflow: 'auto',
      maxBlockSize: 'max(320px, 82dvh)',
      // A focused element never hides under sticky parts (WCAG 2.4.11).
      scrollPaddingBlockStart: '64px',
      scrollPaddingInlineStart: '280px',
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.print]: { selectors: { '&[data-scrolls]': { overflow: 'visible', maxBlockSize: 'none' } } },
  },
});

export const table = componentStyle({
  ...typography.table,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const column = componentStyle({
  ...typography.overline,
  letterSpacing: 'normal',
  position: 'sticky',
  insetBlockStart: 'var(--vr-sticky-offset, 0px)',
  zIndex: 2,
  minInlineSize: '92px',
  padding: '8px 6px',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'center',
  verticalAlign: 'bottom',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: {
    '[data-scrolls] &': { insetBlockStart: 0 },
    '&[data-edited]': { boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}` },
  },
});

/** The column of row labels; sticky while the roles scroll sideways. */
export const first = componentStyle({
  textAlign: 'start',
  selectors: {
    '[data-scrolls] &': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    [`[data-scrolls] ${column}&`]: { zIndex: 3 },
  },
});

export const rowHeader = componentStyle({
  minInlineSize: '240px',
  maxInlineSize: '420px',
  padding: '4px 10px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  background: vars.color.surface,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    'tr[data-changed] > &': { boxShadow: `inset 3px 0 0 ${vars.color.selectionBorder}` },
    'tr[data-kind="area"] > &': { background: vars.color.surfaceSunken, fontWeight: 600 },
    'tr[data-kind="all"] > &': { fontWeight: 600 },
    'tr[data-kind="permission"]:hover > &': { background: vars.color.surfaceHover },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { 'tr[data-changed] > &': { borderInlineStart: '3px solid Highlight' } },
    },
  },
});

/** The label of an area, which opens and closes it. */
export const opener = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  minBlockSize: '32px',
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

export const chevron = componentStyle({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, [media.print]: { display: 'none' } },
});

export const description = componentStyle({ color: vars.color.textMuted });

/** Why a permission is locked: a padlock and the reason. */
export const reason = componentStyle({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  color: vars.color.textMuted,
  fontWeight: 400,
});

export const cell = componentStyle({
  position: 'relative',
  blockSize: vars.control.row,
  padding: '2px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  textAlign: 'center',
  color: vars.color.textMuted,
  selectors: {
    'tr[data-kind="area"] > &': { background: vars.color.surfaceSunken },
    'tr[data-kind="permission"]:hover > &': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

/** What a cell says that is only read. A tick is ink, a dash is quiet. */
export const answer = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '28px',
  minBlockSize: '28px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-granted]': { color: vars.color.text } },
});

/** How many are given, beside the box that gives all of them. */
export const countBeside = componentStyle({
  marginInlineStart: vars.space['1'],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const dot = {
  content: '',
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '1px',
  inlineSize: '9px',
  blockSize: '9px',
  border: `1.5px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.color.selectionBorder,
} as const;

/** Unsaved change: a dot at the corner. */
export const marked = componentStyle({
  selectors: { 'td[data-changed] > &::after': dot },
  '@media': {
    [media.forcedColors]: {
      selectors: { 'td[data-changed] > &::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

/** A target of 28 px around the box of 18 (WCAG 2.5.8), 44 on touch. */
export const check = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  verticalAlign: 'middle',
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
  },
});

/** The real checkbox, invisible above its drawing. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  // As wide as the window: otherwise a column is as wide as its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  padding: `min(12dvh, 96px) ${vars.space['4']} ${vars.space['4']}`,
  background: vars.color.overlay,
  zIndex: vars.z.dialog,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.enter}` },
  },
  '@media': {
    [media.belowSm]: { padding: vars.space['2'] },
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

export const modal = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '640px',
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${drop} ${vars.motion.duration.base} ${vars.motion.easing.enter}` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(560px, calc(100dvh - min(24dvh, 192px)))',
  outline: 'none',
  '@media': { [media.belowSm]: { maxBlockSize: 'calc(100dvh - 16px)' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  flex: 'none',
  paddingInline: '16px 8px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.focusRing}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus-within': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const field = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  flex: 1,
  minInlineSize: 0,
  color: vars.color.textMuted,
});

export const input = componentStyle({
  ...typography.bodyLg,
  flex: 1,
  minInlineSize: 0,
  blockSize: '56px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

/** Esc clears the field on a keyboard; the button is for everyone else, and hidden while the field is empty. */
export const clear = componentStyle({
  ...typography.small,
  flex: 'none',
  minBlockSize: '32px',
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.md,
  color: vars.color.link,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    [`${field}[data-empty] &`]: { display: 'none' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.touchMin } },
});

export const results = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px',
});

export const state = componentStyle({
  ...typography.body,
  display: 'grid',
  gap: vars.space['1'],
  padding: '20px 10px',
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const stateTitle = componentStyle({ ...typography.bodyStrong, color: vars.color.text });

export const waiting = componentStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '36px',
  padding: '6px 10px',
  color: vars.color.textMuted,
});

export const failure = componentStyle({ flex: 'none', padding: '0 12px 12px' });

export const foot = componentStyle({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${vars.space['5']}`,
  flex: 'none',
  padding: '8px 16px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const hint = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const key = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  paddingInline: '5px',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 500,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
});

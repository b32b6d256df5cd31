import { keyframes } from '@vanilla-extract/css';

import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/**
 * Always in the DOM, so that assistive technology already observes it when a toast appears (empty when there is none).
 */
export const place = componentStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
  insetInline: vars.space['4'],
  zIndex: vars.z.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    // Leaves the bottom bar on phones uncovered.
    [media.belowSm]: {
      insetBlockEnd: `calc(${vars.size.bottomNav} + ${vars.space['3']} + env(safe-area-inset-bottom))`,
    },
    [media.sm]: { insetInlineStart: 'auto', insetInlineEnd: vars.space['6'], insetBlockEnd: vars.space['6'] },
    [media.print]: { display: 'none' },
  },
});

export const region = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '420px',
  borderRadius: vars.radius.lg,
  pointerEvents: 'auto',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.sm]: { inlineSize: '360px' } },
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  padding: '12px 12px 12px 14px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dropdown,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  animation: `${rise} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const icon = componentVariants({
  info: { color: vars.color.statusInfo },
  success: { color: vars.color.statusSuccess },
  warning: { color: vars.color.statusWarning },
  danger: { color: vars.color.statusDanger },
});

export const iconPlace = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '24px' });

/** The text and what can be done about it: beside each other where both fit, otherwise below. */
export const body = componentStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `0 ${vars.space['3']}`,
  minInlineSize: 0,
});

export const content = componentStyle({
  display: 'grid',
  flex: '1 1 160px',
  minInlineSize: 0,
  paddingBlock: '2px',
});

export const actions = componentStyle({ display: 'flex', flex: 'none', gap: vars.space['4'] });

export const title = componentStyle(typography.bodyStrong);

export const description = componentStyle({ ...typography.small, color: vars.color.textMuted });

export const action = componentStyle({
  ...typography.small,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: '24px',
  borderRadius: vars.radius.xs,
  color: vars.color.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
});

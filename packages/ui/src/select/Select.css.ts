import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const fadeIn = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const trigger = componentStyle({ cursor: 'pointer' });

export const value = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
  },
});

export const popover = componentStyle({
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(480px, calc(100vw - 16px))',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  padding: '6px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dropdown,
  color: vars.color.text,
  zIndex: vars.z.dropdown,
  selectors: {
    '&[data-entering]': {
      animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const list = componentStyle({ outline: 'none' });

export const option = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '36px',
  padding: '6px 10px',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.selection, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.belowSm]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionText = componentStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const optionDescription = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const check = componentStyle({
  color: vars.color.accent,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

/** Message of an empty or loading list. */
export const emptyState = componentStyle({
  ...typography.small,
  padding: '8px 10px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

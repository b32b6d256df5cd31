import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '51%, 100%': { opacity: 0 } });

export const frame = componentStyle({ position: 'relative' });

/** The one real input covers the cells, which show its content. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  cursor: 'text',
  // Text under 16 px makes phones zoom in.
  fontSize: typography.bodyLg.fontSize,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const cells = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });

export const cell = componentStyle({
  ...typography.figureMd,
  display: 'grid',
  flex: '1 1 0',
  placeItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '60px',
  blockSize: '60px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '1.75rem',
  selectors: {
    '[data-invalid] &': {
      borderColor: vars.color.statusDanger,
      boxShadow: `inset 0 0 0 1px ${vars.color.statusDanger}`,
    },
    '[data-disabled] &': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
    '&[data-selected]': { background: vars.color.selection },
    '&[data-current]': {
      borderColor: vars.color.focusRing,
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-current]': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const caret = componentStyle({
  inlineSize: '2px',
  blockSize: '28px',
  background: 'currentColor',
  animation: `${blink} 1.1s linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});

/** The dash between two halves of the code. */
export const dash = componentStyle({
  flex: '0 1 16px',
  blockSize: '2px',
  background: vars.color.borderStrong,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

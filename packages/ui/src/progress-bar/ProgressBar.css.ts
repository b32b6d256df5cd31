import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const pass = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

export const root = componentStyle({ ...typography.small, display: 'grid', gap: '6px', minInlineSize: 0 });

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['3']}`,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({ fontWeight: 600 });

export const value = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = componentStyle({
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: vars.color.surfaceHover,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
});

export const fill = componentStyle({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

/** Unknown length: a segment moves along; under reduced motion it stays in the middle. */
export const passing = componentStyle({
  inlineSize: '40%',
  animation: `${pass} 1400ms ${vars.motion.easing.standard} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', translate: '75% 0' } },
});

export const note = componentStyle({ color: vars.color.textMuted });

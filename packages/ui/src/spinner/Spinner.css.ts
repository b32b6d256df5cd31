import { keyframes } from '@vanilla-extract/css';

import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

// Not `rotate`, which Chromium animates on an svg by reckoning its style and drawing the page anew in every frame.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.textMuted,
});

/** Short waits show nothing: a flashing spinner is worse than none (principles.md, "Empty, loading, error"). */
export const delayed = componentStyle({ animation: `${appear} 1ms 200ms both` });

export const ring = componentStyle({
  flex: 'none',
  fill: 'none',
  strokeWidth: 2.5,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.print]: { display: 'none' } },
});

export const size = componentVariants({
  sm: { inlineSize: '18px', blockSize: '18px' },
  md: { inlineSize: '22px', blockSize: '22px' },
  lg: { inlineSize: '40px', blockSize: '40px', strokeWidth: 2 },
});

export const track = componentStyle({
  stroke: 'currentColor',
  opacity: 0.25,
  '@media': { [media.forcedColors]: { opacity: 0 } },
});

export const arc = componentVariants({
  accent: { stroke: vars.color.accent },
  current: { stroke: 'currentColor' },
});

export const label = componentStyle({ ...typography.body });

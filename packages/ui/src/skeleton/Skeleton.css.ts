import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Nothing for 200 ms, then the shape (principles.md, "Empty, loading, error"). */
export const group = componentStyle({
  animation: `${appear} 1ms 200ms both`,
  '@media': { [media.print]: { display: 'none' } },
});

export const skeleton = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.surfaceHover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

const text = componentStyle({ blockSize: '12px', borderRadius: vars.radius.sm });

export const shape = {
  text,
  block: componentStyle({
    borderRadius: vars.radius.md,
    selectors: { [`${text} + &`]: { marginBlockStart: vars.space['3'] } },
  }),
  circle: componentStyle({ borderRadius: vars.radius.full, aspectRatio: '1' }),
} as const;

/** As high as a line of the text around it. */
export const line = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

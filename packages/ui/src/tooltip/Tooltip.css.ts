import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle({
  ...typography.small,
  maxInlineSize: 'min(286px, calc(100vw - 16px))',
  padding: '6px 10px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dropdown,
  overflowWrap: 'anywhere',
  zIndex: vars.z.tooltip,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.enter}` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const vanish = keyframes({ to: { opacity: 0 } });

/** The floating surface of menus, popovers and calendars. */
export const surface = componentStyle({
  boxSizing: 'border-box',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.dropdown,
  zIndex: vars.z.dropdown,
  outline: 'none',
  selectors: {
    '&[data-entering]': {
      animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.enter}`,
    },
    '&[data-exiting]': {
      animation: `${vanish} ${vars.motion.duration.fast} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } },
    },
    [media.print]: { display: 'none' },
  },
});

import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, translate: '8px 0' } });

const still = {
  [media.reducedMotion]: { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } },
};

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.drawer,
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': {
      animation: `${fade} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}`,
    },
    '&[data-exiting]': {
      animation: `${fade} ${vars.motion.duration.base} ${vars.motion.easing.exit} reverse forwards`,
    },
  },
  '@media': { ...still, [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const panel = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(320px, calc(100vw - 40px))',
  background: vars.color.nav,
  borderInlineStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.drawer,
  outline: 'none',
  selectors: {
    '&[data-entering]': {
      animation: `${slide} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}`,
    },
  },
  '@media': still,
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden auto',
  padding: '0 12px 12px',
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: vars.size.topbar,
  paddingInlineStart: vars.space['3'],
});

export const title = componentStyle({ ...typography.title3 });

export const personal = componentStyle({
  display: 'none',
  '@media': {
    [media.belowSm]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space['1'],
      marginBlockStart: 'auto',
      paddingBlockStart: vars.space['4'],
    },
  },
});

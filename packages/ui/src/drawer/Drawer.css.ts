import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

const slide = keyframes({ from: { opacity: 0, translate: '8px 0' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  background: vars.color.overlay,
  zIndex: vars.z.drawer,
  selectors: {
    '&[data-exiting]': {
      animation: `${vanish} ${vars.motion.duration.base} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-exiting]': { animation: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

/** 450 px at the end of the screen; full screen on phones. */
export const panel = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  inlineSize: vars.size.drawer,
  maxInlineSize: '100%',
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.drawer,
  outline: 'none',
  selectors: {
    '&[data-entering]': {
      animation: `${slide} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}`,
    },
  },
  '@media': {
    [media.belowXs]: { inlineSize: '100%', borderInlineStart: 0 },
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
  },
});

export const dialog = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  outline: 'none',
});

/** Beside the page from 1440 px, which narrows to make room; stays in the window, with a scroll of its own. */
export const beside = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  flex: 'none',
  position: 'sticky',
  insetBlockStart: 'var(--vr-sticky-offset, 0px)',
  alignSelf: 'flex-start',
  blockSize: 'calc(100dvh - var(--vr-sticky-offset, 0px))',
  inlineSize: vars.size.drawer,
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.drawer,
  '@media': { [media.print]: { display: 'none' } },
});

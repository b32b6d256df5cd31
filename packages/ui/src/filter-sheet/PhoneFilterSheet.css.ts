import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  background: vars.color.overlay,
  zIndex: vars.z.dialog,
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

/** At the lower edge, where the thumb is; what the filters narrow stays in sight above it. */
export const sheet = componentStyle({
  display: 'grid',
  maxBlockSize: 'calc(100dvh - 48px)',
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
});

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
});

/** The button, with what is to be seen beside it. */
export const closed = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
});

export const summary = componentStyle({
  ...typography.small,
  minInlineSize: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** "Rensa filter" at the start, "Visa" at the end with the rest of the row. */
export const buttons = componentStyle({ display: 'flex', gap: vars.space['3'], inlineSize: '100%' });

export const show = componentStyle({ flex: 1, minInlineSize: 0 });

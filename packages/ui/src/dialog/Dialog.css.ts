import { keyframes } from '@vanilla-extract/css';

import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const vanish = keyframes({ to: { opacity: 0 } });

/** The page behind stays visible, darkened. */
export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space['3'],
  background: vars.color.overlay,
  zIndex: vars.z.dialog,
  selectors: {
    '&[data-entering]': {
      animation: `${appear} ${vars.motion.duration.moderate} ${vars.motion.easing.enter}`,
    },
    '&[data-exiting]': {
      animation: `${vanish} ${vars.motion.duration.base} ${vars.motion.easing.exit} forwards`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } },
    },
    [media.print]: { display: 'none' },
  },
});

export const modal = componentStyle({
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 24px)',
  display: 'grid',
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.duration.slow} ${vars.motion.easing.enter}` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-entering]': { animation: 'none' } } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const size = componentVariants({
  sm: { maxInlineSize: '440px' },
  md: { maxInlineSize: '560px' },
  lg: { maxInlineSize: '760px' },
});

export const dialog = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: '20px 24px 0',
  '@media': { [media.belowXs]: { paddingInline: '16px' } },
});

export const title = componentStyle({ ...typography.title2, overflowWrap: 'anywhere', hyphens: 'auto' });

export const body = componentStyle({
  ...typography.body,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '16px 24px 20px',
  overflowWrap: 'anywhere',
  '@media': { [media.belowXs]: { paddingInline: '16px' } },
});

/** The confirm button is last in the row, "Avbryt" before it (principles.md, "Forms"); on phones it comes first. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
  padding: '16px 24px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.belowXs]: { paddingInline: '16px' } },
});

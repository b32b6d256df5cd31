import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const expand = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: `rotate ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '[data-expanded] > &, [data-expanded] > * > &': { rotate: '90deg' },
  },
});

/** A target of 28 px around the box of 18 (WCAG 2.5.8), 44 on touch. */
export const selectionCheckbox = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  // Extends into the cell's padding, so that it does not make a compact row taller (32 px).
  margin: '-4px',
  cursor: 'pointer',
  '@media': {
    [media.coarsePointer]: {
      inlineSize: vars.size.touchMin,
      blockSize: vars.size.touchMin,
      margin: '-8px -12px',
    },
  },
});

/** Covers the whole target, invisible. */
export const selectionInput = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

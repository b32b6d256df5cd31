import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: '24px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.touchMin } },
});

export const arrow = componentStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/** Reserves room for the arrow, so that heads do not shift when the order changes. */
export const noArrow = componentStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  opacity: 0,
  selectors: { [`${button}:hover &, ${button}:focus-visible &`]: { opacity: 0.5 } },
  '@media': { [media.print]: { display: 'none' } },
});

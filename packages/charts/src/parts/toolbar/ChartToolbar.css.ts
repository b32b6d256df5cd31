import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const zoom = componentStyle({
  display: 'flex',
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
});

/** Unseen, but in its place, until the chart is pointed at or has focus. */
export const quiet = componentStyle({
  opacity: 0,
  selectors: { 'figure:hover &, figure:focus-within &': { opacity: 1 } },
});

/** Where nothing can hover, what is not seen cannot be found. */
export const shownToTouch = componentStyle({ '@media': { '(hover: none)': { opacity: 1 } } });

import { style } from '@vanilla-extract/css';

/** Large enough for the camera of a phone. */
export const code = style({
  inlineSize: 'min(208px, 100%)',
  blockSize: 'auto',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});

/** Background: white in every theme, since cameras need dark on light. */
export const light = style({ fill: '#ffffff' });

/** The modules. */
export const dark = style({ fill: '#000000' });

import { style } from '@vanilla-extract/css';

/** Centred in the free area; at least a third of the window, so that the ring does not stick to the top. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '66dvh',
});

import { style } from '@vanilla-extract/css';

/** The middle of the free area; at least a third of the window so that the ring does not cling to the top. */
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '66dvh',
});

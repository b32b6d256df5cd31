import { style } from '@vanilla-extract/css';

/** The button at the right, as in the head of a page. */
export const create = style({ display: 'flex', justifyContent: 'flex-end' });

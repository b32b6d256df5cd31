import { style } from '@vanilla-extract/css';

/** Key to type in; breaks anywhere, so that the dialog does not scroll sideways. */
export const key = style({ overflowWrap: 'anywhere', userSelect: 'all' });

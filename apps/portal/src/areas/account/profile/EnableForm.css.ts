import { style } from '@vanilla-extract/css';

/** The key to type in: it breaks anywhere rather than make the dialog scroll. */
export const key = style({ overflowWrap: 'anywhere', userSelect: 'all' });

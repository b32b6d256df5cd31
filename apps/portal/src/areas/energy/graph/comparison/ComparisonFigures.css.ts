import { style } from '@vanilla-extract/css';

/** Why a change is not told: a sentence that breaks, in a column whose numbers never do. */
export const gap = style({ whiteSpace: 'normal' });

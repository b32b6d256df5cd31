import { style } from '@vanilla-extract/css';
import { media } from '@vinrod/ui/tokens';

/** The button at the end of the toolbar; on phones in a row of its own. */
export const create = style({ '@media': { [media.sm]: { marginInlineStart: 'auto' } } });

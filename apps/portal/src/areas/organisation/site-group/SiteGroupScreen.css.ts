import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The choice of period at the end of its line. */
export const period = style({ display: 'flex', justifyContent: 'flex-end' });

/** The ruler needs room to be pointed at; on phones the quick choices are enough. */
export const ruler = style({ display: 'none', '@media': { [media.sm]: { display: 'block' } } });

/** What the group is for, in its creator's words. */
export const description = style({ maxInlineSize: '84ch', overflowWrap: 'anywhere', color: vars.color.text });

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The choice of period at the end of its line. */
export const period = style({ display: 'flex', justifyContent: 'flex-end' });

/** Hidden on phones, where the quick choices are enough: pointing at the ruler needs room. */
export const ruler = style({ display: 'none', '@media': { [media.sm]: { display: 'block' } } });

/** Description in its creator's words. */
export const description = style({ maxInlineSize: '84ch', overflowWrap: 'anywhere', color: vars.color.text });

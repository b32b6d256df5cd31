import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The choice of period in the row of its ruler, where there is room for both. */
export const period = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space['5'],
    },
  },
});

/** Hidden on phones, where the quick choices are enough: pointing at the ruler needs room. */
export const ruler = style({
  display: 'none',
  '@media': { [media.sm]: { display: 'block', inlineSize: '100%' } },
});

/** Description in its creator's words. */
export const description = style({ maxInlineSize: '84ch', overflowWrap: 'anywhere', color: vars.color.text });

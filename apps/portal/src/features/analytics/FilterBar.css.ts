import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The filters on one line where there is room, wrapping where there is not. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
});

/** The quick choices. */
export const period = style({
  flex: '1 1 0',
  minInlineSize: 180,
  '@media': { [media.sm]: { flex: '0 0 216px' } },
});

/** The comparison. */
export const compare = style({ flex: '0 1 240px', minInlineSize: 180 });

/** The way to the sites, on a line of its own. */
export const sites = style({ flex: '1 1 100%', display: 'grid' });

/** The filters below each other, in their sheet. */
export const stack = style({ display: 'grid', gap: vars.space['4'] });

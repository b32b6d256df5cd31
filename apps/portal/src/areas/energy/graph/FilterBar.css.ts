import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** The filters on one line where there is room, wrapping where there is not. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
  '@media': { print: { display: 'none' } },
});

/** The quick choices. */
export const period = style({
  flex: '1 1 150px',
  '@media': { [media.sm]: { maxInlineSize: 216 } },
});

/** The comparison. */
export const compare = style({
  flex: '1 1 130px',
  '@media': { [media.sm]: { maxInlineSize: 240 } },
});

/** The button that opens the filters on phones: level with the field beside it, not with its label. */
export const more = style({ alignSelf: 'flex-end' });

/** The way to the sites, on a line of its own. */
export const sites = style({ flex: '1 1 100%', display: 'grid' });

/** The filters below each other, in their sheet. */
export const stack = style({ display: 'grid', gap: vars.space['4'] });

/** The days to compare with, under a name of their own. */
export const compared = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

/** That name. */
export const legend = style({ ...typography.caption, padding: 0, marginBlockEnd: vars.space['1'] });

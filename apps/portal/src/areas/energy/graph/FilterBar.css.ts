import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Filters on one line, wrapping when there is no room. */
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
  flex: '1 1 100%',
  '@media': { [media.sm]: { flex: '1 1 200px', maxInlineSize: 280 } },
});

/** The button that compares: level with the field beside it, not with its label. */
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'], alignSelf: 'flex-end' });

/** Site selection, on a line of its own. */
export const sites = style({ flex: '1 1 180px', display: 'grid', alignSelf: 'flex-end' });

/** Days to compare with, under their own legend. */
export const compared = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

/** Legend of the days to compare with. */
export const legend = style({ ...typography.caption, padding: 0, marginBlockEnd: vars.space['1'] });

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Filters on one line, wrapping when there is no room. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
  '@media': { print: { display: 'none' } },
});

export const preset = style({
  flex: '1 1 150px',
  '@media': { [media.sm]: { maxInlineSize: 216 } },
});

export const sites = style({
  flex: '1 1 100%',
  display: 'grid',
  '@media': { [media.sm]: { flex: '0 1 200px' } },
});

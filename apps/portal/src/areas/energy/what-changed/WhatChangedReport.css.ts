import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

export const months = style({ marginBlockStart: vars.space['5'] });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
  '@media': { print: { display: 'none' } },
});

export const sites = style({
  flex: '1 1 100%',
  display: 'grid',
  '@media': { [media.sm]: { flex: '0 1 220px' } },
});

/** The answer and its parts, one under the other. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  marginBlockStart: vars.space['5'],
});

/** Hours beside weather and days, where there is room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

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

export const quantity = style({ flex: '1 1 140px', '@media': { [media.sm]: { maxInlineSize: 200 } } });

export const columns = style({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space['5'],
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const values = style({
  display: 'grid',
  gap: vars.space['5'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const suggestions = style({ minInlineSize: 0 });

export const figures = style({ marginBlockEnd: vars.space['5'] });

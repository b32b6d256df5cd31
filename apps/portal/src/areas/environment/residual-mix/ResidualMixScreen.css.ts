import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

export const missing = style({ marginBlockStart: vars.space['5'] });

export const charts = style({
  display: 'grid',
  gap: vars.space['8'],
  marginBlock: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xs]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const bar = style({ display: 'grid', gap: vars.space['2'], marginBlock: vars.space['5'] });

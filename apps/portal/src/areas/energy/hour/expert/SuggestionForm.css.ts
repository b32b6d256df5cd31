import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

export const fields = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

export const year = style({ maxInlineSize: 240 });

/** The form, and from 1024 px its preview beside it. */
export const columns = style({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const preview = style({
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'start',
  minInlineSize: 0,
});

import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Name, description and visibility, side by side where there is room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space['5'],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) auto' },
  },
});

/** Totals of the selected sites. */
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  margin: 0,
});

/** Label above its figure. */
export const sum = style({ display: 'grid' });

export const sumLabel = style({ ...typography.caption, color: vars.color.textMuted });

export const sumValue = style({ ...typography.bodyStrong, margin: 0 });

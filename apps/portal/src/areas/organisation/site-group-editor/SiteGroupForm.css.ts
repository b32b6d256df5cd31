import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Name, description and who sees the group, beside each other where there is room. */
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

/** Sums of the chosen sites. */
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  margin: 0,
});

/** A word above its figure. */
export const sum = style({ display: 'grid' });

/** What a sum is about. */
export const sumLabel = style({ ...typography.caption, color: vars.color.textMuted });

/** The figure of a sum. */
export const sumValue = style({ ...typography.bodyStrong, margin: 0 });

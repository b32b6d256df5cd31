import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** The choices, and from 760 px their result beside them. */
export const parts = style({
  display: 'grid',
  gap: vars.space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const choices = style({ display: 'grid', gap: vars.space['4'], alignContent: 'start' });

export const outcome = style({
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const companies = style({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 220,
  overflowY: 'auto',
});

export const company = style({ display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ ...typography.bodyStrong });

import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
  margin: 0,
});

export const amount = style({ ...typography.title2, fontVariantNumeric: 'tabular-nums' });

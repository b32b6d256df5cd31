import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': { print: { display: 'none' } },
});

export const tabs = style({
  marginBlockStart: vars.space['4'],
  '@media': { print: { display: 'none' } },
});

export const note = style({ marginBlockStart: vars.space['6'] });

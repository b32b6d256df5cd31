import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});

export const status = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

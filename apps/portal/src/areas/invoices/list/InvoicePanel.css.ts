import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const of = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  marginBlockEnd: vars.space['4'],
});

export const ocr = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'] });

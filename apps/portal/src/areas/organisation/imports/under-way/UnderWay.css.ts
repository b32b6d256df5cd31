import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const cards = style({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

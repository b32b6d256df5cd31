import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** Star, name and address on a line. */
export const site = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});

/** Address of the site. */
export const address = style({ color: vars.color.textMuted });

import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Room between the heading and the content, and between its parts. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  marginBlockStart: vars.space['5'],
});

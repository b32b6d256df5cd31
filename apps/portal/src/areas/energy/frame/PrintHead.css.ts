import { style } from '@vanilla-extract/css';
import { typography } from '@vinrod/ui/tokens';

/** Only in print: on screen the filters show it. */
export const head = style({
  ...typography.body,
  display: 'none',
  '@media': { print: { display: 'grid' } },
});

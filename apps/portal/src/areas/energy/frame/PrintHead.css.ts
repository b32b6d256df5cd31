import { style } from '@vanilla-extract/css';
import { typography } from '@vinrod/ui/tokens';

/** Only on paper: on the screen the filters say it. */
export const head = style({
  ...typography.body,
  display: 'none',
  '@media': { print: { display: 'grid' } },
});

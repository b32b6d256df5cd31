import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Above the page, inside its margins. */
export const place = style({
  padding: `${vars.space['4']} ${vars.space['4']} 0`,
  '@media': { [media.lg]: { paddingInline: vars.space['6'] } },
});

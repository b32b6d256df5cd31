import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** The one message on a page that could not begin. */
export const problem = style({
  maxInlineSize: 560,
  marginInline: 'auto',
  padding: `${vars.space['16']} ${vars.space['5']}`,
});

import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Single message on a page that failed to start. */
export const problem = style({
  maxInlineSize: 560,
  marginInline: 'auto',
  padding: `${vars.space['16']} ${vars.space['5']}`,
});

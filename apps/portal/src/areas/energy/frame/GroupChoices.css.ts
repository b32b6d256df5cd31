import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** Below the tree, with a scroll of its own when there are many. */
export const choices = style({
  display: 'grid',
  gap: vars.space['2'],
  maxBlockSize: 240,
  minInlineSize: 0,
  overflow: 'hidden auto',
  marginBlockStart: vars.space['2'],
  // Room for the focus ring of the outermost buttons.
  padding: 3,
});

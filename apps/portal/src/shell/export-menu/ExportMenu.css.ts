import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  rowGap: vars.space['3'],
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});

/** It is there before it says something, so that it is read out, and takes no room until then. */
export const status = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space['3'] } },
});

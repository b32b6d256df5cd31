import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  rowGap: vars.space['3'],
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});

/** Always rendered, so that its changes are announced; takes no room while empty. */
export const status = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginInlineStart: vars.space['3'] } },
});

import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** Names in a row, wrapping. */
export const list = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['5']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

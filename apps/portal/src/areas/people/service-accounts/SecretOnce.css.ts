import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** A value with its copy button. */
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
});

/** Letters that are told apart from each other; broken anywhere, because the value has no spaces. */
export const code = style({
  minInlineSize: 0,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

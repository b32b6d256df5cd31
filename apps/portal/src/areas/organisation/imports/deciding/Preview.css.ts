import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const issues = style({ listStyle: 'none', minInlineSize: 0 });

export const count = style({ color: vars.color.textMuted });

/** A line with what was told about the file, and a way to change it. */
export const given = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
});

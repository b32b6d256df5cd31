import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Initials beside name and title. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
});

/** The initials; a list on a phone has no room to spare for them. */
export const initials = style({ display: 'none', '@media': { [media.sm]: { display: 'contents' } } });

/** Name and title. */
export const words = style({ display: 'grid', minInlineSize: 0 });

/** The title under the name. */
export const personTitle = style({
  ...typography.caption,
  fontWeight: 400,
  color: vars.color.textMuted,
});

/** Buttons at the end of a row. */
export const rowActions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space['1'] });

/** The button at the end of the toolbar; on phones in a row of its own. */
export const atEnd = style({ '@media': { [media.sm]: { marginInlineStart: 'auto' } } });

import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** The contacts of a group, two or three beside each other where there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** One contact. */
export const contact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

/** Picture or initials beside name and role. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
});

/** Picture of the contact. */
export const picture = style({ flex: 'none', borderRadius: '50%', objectFit: 'cover' });

/** Name and role, one above the other. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** What the contact is called. */
export const name = style({ ...typography.title3, margin: 0 });

/** Role of a person. */
export const role = style({ ...typography.caption, color: vars.color.textMuted });

/** The two ways to get hold of the contact. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Contacts in a grid of two or three columns where there is room. */
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

/** One contact; its parts stand in line with those of the contacts beside it. */
export const contact = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignItems: 'start',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.belowSm]: { gridTemplateRows: 'none', gridRow: 'auto' } },
});

/** One without a description, like all beside it. */
export const shortContact = style([contact, { gridRow: 'span 2' }]);

/** Keeps its row beside other contacts; there are none beside it on phones. */
export const description = style({
  selectors: { '&:empty': { '@media': { [media.belowSm]: { display: 'none' } } } },
});

/** Picture or initials beside name and role. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
});

export const picture = style({ flex: 'none', borderRadius: '50%', objectFit: 'cover' });

/** Name and role, stacked. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Name of the contact. */
export const name = style({ ...typography.title3, margin: 0 });

export const role = style({ ...typography.caption, color: vars.color.textMuted });

/** The mark of a function, in the place of a person's initials. */
export const functionMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

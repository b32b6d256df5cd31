import { componentStyle } from '../theme/component-style.ts';
import { breakpoints, media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  minInlineSize: 0,
  // Wider, the eye loses the row between a name and its amount.
  maxInlineSize: `${breakpoints.xl}px`,
  // In a grid, a table cannot have pages of its own.
  '@media': { [media.print]: { display: 'block', maxInlineSize: 'none' } },
});

/** What has left the table, below the name of its row. */
export const nameDetails = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  fontWeight: 400,
});

/** The name of a row beside its mark. */
export const marked = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minInlineSize: 0,
});

/** The name, with what has left the table below it. */
export const words = componentStyle({ minInlineSize: 0 });

/** As high as the pages below the rows, while it is not known whether there are any. */
export const paginationRoom = componentStyle({ minBlockSize: '32px' });

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

/** Place of a button whose file is on its way, so that the toolbar does not grow when it comes. */
export const laterPlace = componentStyle({
  display: 'grid',
  minInlineSize: vars.control.md,
  minBlockSize: vars.control.md,
});

/** Pushes what comes after it to the end of the toolbar. */
export const toolbarSpace = componentStyle({ flex: 1 });

export const search = componentStyle({
  flex: '0 1 340px',
  minInlineSize: 0,
  // Leaves room for the icon that sorts.
  '@media': { [media.belowSm]: { flexBasis: 'calc(100% - 56px)', flexGrow: 1 } },
});

/** Place of the selection bar; takes focus when one of its buttons disappears. */
export const selectionPlace = componentStyle({ outline: 'none' });

export const selectionBar = componentStyle({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.control.md,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  background: vars.color.selection,
  boxShadow: `inset 3px 0 0 ${vars.color.selectionBorder}`,
  '@media': {
    [media.forcedColors]: { border: '1px solid Highlight' },
    [media.print]: { display: 'none' },
  },
});

export const selectionCount = componentStyle({ fontWeight: 600, marginInlineEnd: vars.space['2'] });

/** Old rows stay, dimmed, while new ones load; a quick response dims nothing. */
export const content = componentStyle({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  // Pale and grey, but all text keeps 4.5:1.
  selectors: { '&[data-busy]': { opacity: 0.82, filter: 'saturate(0)', transitionDelay: '200ms' } },
});

export const chooser = componentStyle({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  minInlineSize: 0,
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

/** Pushes what comes after it to the end of the toolbar. */
export const toolbarSpace = componentStyle({ flex: 1 });

export const search = componentStyle({
  flex: '0 1 340px',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});

/** Where the bar of the selection comes; takes focus when one of its buttons goes away. */
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

/** Old rows stay, dimmed, while new ones are on their way; a quick answer dims nothing. */
export const content = componentStyle({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
  // Pale and grey, yet every word still reads at 4.5:1.
  selectors: { '&[data-busy]': { opacity: 0.82, filter: 'saturate(0)', transitionDelay: '200ms' } },
});

export const chooser = componentStyle({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });

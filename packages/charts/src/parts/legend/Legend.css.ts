import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

const item = {
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  columnGap: vars.space['4'],
  paddingBlockStart: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** At least as high as the buttons of the toolbar beside it, so that both have one middle. */
export const inline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  minBlockSize: vars.control.sm,
  columnGap: '18px',
  rowGap: '2px',
});

/** Above the picture. */
export const above = componentStyle({ marginBlockEnd: vars.space['2'] });

export const list = componentStyle({ display: 'grid' });

/** Over the picture, whose pointer it leaves alone between the names. */
export const names = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.base,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** Over a name in the picture. */
export const overName = componentStyle({
  position: 'absolute',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'transparent',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    // Otherwise the colour of buttons would cover the name. The border shows that it is a button, and its state.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      boxSizing: 'border-box',
      border: '1px solid ButtonText',
      selectors: {
        '&[aria-pressed="false"]': { borderStyle: 'dashed' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const button = componentStyle({
  ...item,
  minBlockSize: '32px',
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-pressed="false"]': { color: vars.color.textMuted, textDecoration: 'line-through' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.size.touchMin } },
});

export const row = componentStyle({
  minBlockSize: '40px',
  borderRadius: 0,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const still = componentStyle({ ...item, minBlockSize: '24px' });

export const hiddenMark = componentStyle({ opacity: 0.45 });

/** A name in the picture. */
export const pictureName = componentStyle({
  fill: vars.color.text,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const hiddenName = componentStyle({
  fill: vars.color.textMuted,
  textDecoration: 'line-through',
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = componentStyle({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space['3'],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A note before a figure wraps to its own line when there is no room for both; figures never break.
  textAlign: 'end',
});

export const note = componentStyle({ color: vars.color.textMuted, fontWeight: 400 });

/** The value in an earlier period, in a column of its own. */
export const earlier = componentStyle({
  display: 'inline-block',
  minInlineSize: '4.5em',
  color: vars.color.textMuted,
  fontWeight: 400,
  textAlign: 'end',
});

export const hint = componentStyle({
  ...typography.small,
  margin: 0,
  marginBlockStart: vars.space['2'],
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const head = componentStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  margin: 0,
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const headTitle = componentStyle({ fontWeight: 600 });
export const headUnit = componentStyle({ color: vars.color.textMuted });

/** A figure and the one that it is compared with stay on one line. */
export const figures = componentStyle({ whiteSpace: 'nowrap' });

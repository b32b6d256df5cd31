import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const years = componentStyle({
  display: 'flex',
  gap: vars.space['5'],
  marginBlockStart: '-32px',
  '@media': { [media.coarsePointer]: { marginBlockStart: '-44px' } },
});

export const title = componentStyle({
  ...typography.bodyStrong,
  display: 'grid',
  placeItems: 'center',
  blockSize: '32px',
  pointerEvents: 'none',
  '@media': { [media.coarsePointer]: { blockSize: vars.size.touchMin } },
});

export const grid = componentStyle({
  ...typography.small,
  marginBlockStart: vars.space['2'],
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
});

export const month = componentStyle({
  inlineSize: '76px',
  blockSize: '40px',
  padding: 0,
  textAlign: 'center',
  verticalAlign: 'middle',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px', zIndex: 1 },
    '&[aria-current]': {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.brandText}`,
      borderRadius: vars.radius.sm,
    },
    '&[aria-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { blockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&:focus-visible': { outlineColor: 'CanvasText' },
        '&[aria-current]': { border: '1px solid CanvasText' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

const solid = {
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.sm,
  fontWeight: 600,
  '@media': {
    [media.forcedColors]: {
      background: 'Highlight',
      color: 'HighlightText',
      textDecoration: 'underline',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** Position of a month in the selection. */
export const mark = componentVariants({
  none: { selectors: { '&:hover:not([aria-disabled])': { background: vars.color.surfaceHover } } },
  only: solid,
  first: solid,
  last: solid,
  inside: {
    background: vars.color.selection,
    '@media': {
      [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});

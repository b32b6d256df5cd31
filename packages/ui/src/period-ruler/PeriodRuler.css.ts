import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

/** Below this width of the ruler only every third month's name fits. */
const compact = 'vinrod-period-ruler (max-width: 759.98px)';

export const container = componentStyle({
  containerType: 'inline-size',
  containerName: 'vinrod-period-ruler',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const ruler = componentStyle({
  position: 'relative',
  display: 'grid',
  blockSize: '46px',
  fontFamily: vars.font.body,
  color: vars.color.textMuted,
  cursor: 'pointer',
  userSelect: 'none',
  // The ruler handles horizontal movement; vertical stays the page's.
  touchAction: 'pan-y',
});

export const disabled = componentStyle({ cursor: 'default', color: vars.color.textDisabled });

export const line = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '27px',
  blockSize: '1px',
  background: vars.color.border,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const month = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '20px',
    blockSize: '8px',
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
});

export const yearStart = componentStyle({
  selectors: {
    '&:not(:first-child)::before': {
      insetBlockStart: '4px',
      blockSize: '24px',
      borderInlineStartColor: vars.color.borderStrong,
    },
  },
});

export const year = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '6px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 600,
});

/** A year label so close to the next one that they would collide. */
export const crampedYear = componentStyle({
  '@container': { [compact]: { display: 'none' } },
});

export const name = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '30px',
  fontSize: '0.71875rem',
  lineHeight: '16px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const selected = componentStyle({
  color: vars.color.brandText,
  fontWeight: 600,
  selectors: { [`${disabled} &`]: { color: 'inherit' } },
});

export const sparse = componentStyle({
  '@container': { [compact]: { display: 'none' } },
});

/** Wider than its month where the neighbours have no label. */
export const roomy = componentStyle({
  '@container': { [compact]: { insetInline: '-100%' } },
});

export const future = componentStyle({
  position: 'absolute',
  insetBlockStart: '19px',
  blockSize: '9px',
  insetInlineEnd: 0,
  background: vars.color.borderSubtle,
});

export const bar = componentStyle({
  position: 'absolute',
  insetBlockStart: '19px',
  blockSize: '9px',
  background: vars.color.dataCurrent,
  selectors: { [`${disabled} &`]: { background: vars.color.dataMuted } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** A native range input provides keyboard, screen reader and switch device support; the drawing is ours. */
export const input = componentStyle({
  position: 'absolute',
  insetBlockStart: '8px',
  inlineSize: '24px',
  blockSize: '31px',
  margin: 0,
  marginInlineStart: '-12px',
  opacity: 0,
  pointerEvents: 'none',
});

export const handle = componentStyle({
  position: 'absolute',
  insetBlockStart: '11px',
  inlineSize: '24px',
  blockSize: '25px',
  marginInlineStart: '-12px',
  display: 'grid',
  placeItems: 'center',
  cursor: 'ew-resize',
  '::before': {
    content: '""',
    inlineSize: '9px',
    blockSize: '17px',
    borderRadius: vars.radius.xs,
    border: `2px solid ${vars.color.dataCurrent}`,
    background: vars.color.surface,
  },
  selectors: {
    [`${input}:focus-visible + &::before`]: {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    [`${disabled} &`]: { cursor: 'default' },
    [`${disabled} &::before`]: { borderColor: vars.color.dataMuted },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.size.touchMin, marginInlineStart: '-22px' },
    [media.forcedColors]: {
      '::before': { borderColor: 'ButtonText', background: 'ButtonFace' },
      selectors: { [`${input}:focus-visible + &::before`]: { outlineColor: 'Highlight' } },
    },
  },
});

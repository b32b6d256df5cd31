import { createVar, fallbackVar } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Width of the box, ring or track before an option's label; anything below the label is indented by it. */
export const controlWidth = createVar();

/** Edge of an invalid box. A group sets it, to be marked as one instead of box by box. */
export const invalidEdge = createVar();

const gap = '10px';

/** Start of the label, for aligning content below it. */
export const underWords = `calc(${controlWidth} + ${gap})`;

/** A checkbox, radio button or switch with the content below it. */
export const choice = componentStyle({
  vars: { [controlWidth]: '18px' },
  display: 'grid',
  gap: vars.space['1'],
  justifyItems: 'start',
});

/** The control and its label: one pointer target. */
export const target = componentStyle({
  ...typography.body,
  display: 'inline-flex',
  gap: gap,
  alignItems: 'flex-start',
  minBlockSize: '24px',
  paddingBlock: '2px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    [media.coarsePointer]: { paddingBlock: '12px' },
  },
});

/** The square or ring of 18 px; takes its states from the `data-` attributes of its parent. */
export const box = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: {
    '[data-hovered] > &, input:hover + &': { borderColor: vars.color.text },
    '[data-selected] > &, [data-indeterminate] > &': { borderColor: vars.color.accent },
    '[data-invalid] > &': { borderColor: fallbackVar(invalidEdge, vars.color.statusDanger) },
    '[data-focus-visible] > &, input:focus-visible + &': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    '[data-disabled] > &': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { borderColor: 'Highlight' },
        '[data-focus-visible] > &, input:focus-visible + &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Description below the label. */
export const description = componentStyle({
  ...typography.small,
  marginInlineStart: underWords,
  color: vars.color.textMuted,
});

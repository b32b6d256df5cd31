import * as choiceControl from '../field/choice-control.css.ts';
import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

const trackWidth = '36px';

/** Aligns content below the label with it, past the wider track. */
export const choice = `${choiceControl.choice} ${componentStyle({
  selectors: { [`${choiceControl.choice}&`]: { vars: { [choiceControl.controlWidth]: trackWidth } } },
})}`;

export const track = componentStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: trackWidth,
  blockSize: '20px',
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    transition: `translate ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  },
  selectors: {
    '[data-selected] > &': { background: vars.color.accent },
    '[data-selected] > &::after': { translate: '16px 0', background: vars.color.onAccent },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '[data-disabled] > &': { background: vars.color.border },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid CanvasText',
      '::after': { background: 'CanvasText', insetBlockStart: '1px', insetInlineStart: '1px' },
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-selected] > &::after': { background: 'HighlightText' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
    [media.reducedMotion]: { transition: 'none', '::after': { transition: 'none' } },
  },
});

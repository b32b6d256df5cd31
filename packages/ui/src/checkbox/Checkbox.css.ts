import * as choiceControl from '../field/choice-control.css.ts';
import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

const ground = componentStyle({
  borderRadius: vars.radius.sm,
  color: vars.color.onAccent,
  selectors: {
    '[data-selected]:not([data-disabled]) > &, [data-indeterminate]:not([data-disabled]) > &': {
      background: vars.color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'HighlightText',
      selectors: {
        '[data-selected]:not([data-disabled]) > &, [data-indeterminate]:not([data-disabled]) > &': {
          background: 'Highlight',
        },
      },
    },
  },
});

export const box = `${choiceControl.box} ${ground}`;

export const mark = componentStyle({
  inlineSize: '13px',
  blockSize: '13px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const error = componentStyle({ marginInlineStart: choiceControl.underWords });

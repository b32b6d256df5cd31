import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

/** On: tint, weight and a line below, so that colour is not the only cue (WCAG 1.4.1). */
export const toggle = componentStyle({
  gap: vars.space['2'],
  background: vars.color.surface,
  borderColor: vars.color.borderStrong,
  color: vars.color.text,
  fontWeight: 500,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': {
      background: vars.color.selection,
      fontWeight: 600,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

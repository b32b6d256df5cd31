import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Grows with its text where the browser supports it, otherwise resizable by its corner. */
export const area = componentStyle({
  blockSize: 'auto',
  paddingBlock: '10px',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&[data-focused]': {
      borderColor: vars.color.focusRing,
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    [media.belowSm]: { fontSize: typography.bodyLg.fontSize },
    [media.forcedColors]: { selectors: { '&[data-focused]': { outlineColor: 'Highlight' } } },
  },
});

export const counter = componentStyle({
  ...typography.caption,
  color: vars.color.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const over = componentStyle({ color: vars.color.statusDangerText, fontWeight: 600 });

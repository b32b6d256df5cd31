import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space['1'], justifyItems: 'start' });

export const button = componentStyle({
  ...typography.body,
  display: 'inline-flex',
  gap: '10px',
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

export const box = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.onAccent,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '[data-invalid] > &': { borderColor: vars.color.statusDanger },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
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
      color: 'HighlightText',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const mark = componentStyle({
  inlineSize: '13px',
  blockSize: '13px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const description = componentStyle({
  ...typography.small,
  marginInlineStart: '28px',
  color: vars.color.textMuted,
});

export const error = componentStyle({ marginInlineStart: '28px' });

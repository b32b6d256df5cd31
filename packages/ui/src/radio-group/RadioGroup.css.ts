import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space['1'], justifyItems: 'start' });

export const horizontal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['6']}`,
  '@media': { [media.belowXs]: { display: 'grid' } },
});

export const option = componentStyle({ display: 'grid', justifyItems: 'start' });

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

export const ring = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.accent,
  '::after': { content: '', inlineSize: '9px', blockSize: '9px', borderRadius: 'inherit' },
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &': { borderColor: vars.color.accent },
    '[data-selected] > &::after': { background: 'currentColor' },
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
      color: 'Highlight',
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const description = componentStyle({
  ...typography.small,
  marginInlineStart: '28px',
  color: vars.color.textMuted,
});

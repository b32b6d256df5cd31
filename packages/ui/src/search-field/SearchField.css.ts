import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const field = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  minInlineSize: 0,
});

export const label = componentStyle({ ...typography.small, fontWeight: 600 });

export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  paddingInline: '10px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'text',
  selectors: {
    '&[data-focus-within]': {
      borderColor: vars.color.focusRing,
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '1px',
    },
    '&[data-disabled]': {
      borderColor: vars.color.border,
      background: vars.color.surfaceHover,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focus-within]': { borderColor: 'Highlight', outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const grounds = componentVariants({
  surface: {},
  page: { background: vars.color.background },
});

export const sizes = componentVariants({
  md: { blockSize: vars.control.md },
  sm: { blockSize: '36px', '@media': { [media.belowSm]: { blockSize: vars.control.md } } },
});

export const input = componentStyle({
  ...typography.body,
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  // 16 px keeps phones from zooming in on the field.
  '@media': { [media.belowSm]: { fontSize: '1rem' } },
});

export const small = componentStyle({
  fontSize: typography.small.fontSize,
  '@media': { [media.belowSm]: { fontSize: '1rem' } },
});

export const clear = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: '-4px',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    [`${field}[data-empty] &`]: { display: 'none' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: vars.size.touchMin, marginInlineEnd: '-10px' } },
});

export const keys = componentStyle({
  display: 'flex',
  gap: '6px',
  selectors: { [`${field}:not([data-empty]) &`]: { display: 'none' } },
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

export const key = componentStyle({
  ...typography.caption,
  fontSize: '0.6875rem',
  fontWeight: 500,
  paddingInline: '5px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
});

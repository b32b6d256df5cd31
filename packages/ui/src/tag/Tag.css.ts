import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const group = componentStyle({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });

export const label = componentStyle({ ...typography.small, fontWeight: 600 });

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  outline: 'none',
  borderRadius: vars.radius.sm,
  // The list itself takes focus when none of its tags can.
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '4px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const tag = componentStyle({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '28px',
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: '10px',
  border: '1px solid',
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-allows-removing]': { paddingInlineEnd: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
    [media.coarsePointer]: { minBlockSize: '36px' },
  },
});

export const tone = componentVariants({
  accent: { borderColor: vars.color.accentBorder, background: vars.color.accentSubtle },
  plain: { borderColor: vars.color.border, background: vars.color.surface },
});

/** A tag with a link is styled as one. */
export const pressable = componentStyle({
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}` },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: '36px', blockSize: '34px' },
    [media.print]: { display: 'none' },
  },
});

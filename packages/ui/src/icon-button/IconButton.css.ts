import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
    // A small button keeps its size on touch screens, but its target extends beyond it (44 px).
    [media.coarsePointer]: {
      selectors: {
        '&::after': { content: '""', position: 'absolute', inset: 'min(0px, calc((100% - 44px) / 2))' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const variant = componentVariants({
  quiet: {
    background: 'transparent',
    color: vars.color.textMuted,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.surfaceHover, color: vars.color.text },
    },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.surfaceHover },
      '&[data-disabled]': { background: vars.color.surfaceHover, borderColor: vars.color.border },
    },
  },
});

export const size = componentVariants({
  xs: { inlineSize: '24px', blockSize: '24px' },
  sm: { inlineSize: vars.control.sm, blockSize: vars.control.sm },
  md: { inlineSize: vars.control.md, blockSize: vars.control.md },
  lg: { inlineSize: vars.control.lg, blockSize: vars.control.lg },
});

import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const button = componentStyle({
  ...typography.bodyStrong,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Long Swedish words wrap instead of breaking the layout; the height is a minimum.
  maxInlineSize: '100%',
  paddingBlock: vars.space['1'],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-disabled]': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const variant = componentVariants({
  primary: {
    background: vars.color.brand,
    borderColor: vars.color.brand,
    color: vars.color.onBrand,
    selectors: {
      '&[data-hovered]': { background: vars.color.brandHover },
      '&[data-pressed]': { background: vars.color.brandActive },
    },
    '@media': {
      // The primary button stays the most prominent in forced colours.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonText',
        color: 'ButtonFace',
        selectors: {
          '&[data-hovered], &[data-pressed]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { borderColor: 'GrayText', background: 'ButtonFace', color: 'GrayText' },
        },
      },
    },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.surfaceHover },
    },
  },
  accent: {
    background: vars.color.accent,
    borderColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.accentHover },
    },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.link,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.accentSubtle },
    },
  },
  danger: {
    background: vars.color.surface,
    borderColor: vars.color.statusDanger,
    color: vars.color.statusDangerText,
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.statusDangerBg },
    },
  },
});

export const size = componentVariants({
  sm: { minBlockSize: vars.control.sm, paddingInline: vars.space['3'], fontSize: '0.8125rem' },
  md: { minBlockSize: vars.control.md, paddingInline: vars.space['4'] },
  lg: { minBlockSize: vars.control.lg, paddingInline: vars.space['6'], fontSize: '0.9375rem' },
});

export const fullWidth = componentStyle({ inlineSize: '100%' });

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  selectors: {
    // The label stays for assistive technology and keeps the width; the ring covers it.
    '[data-pending] > &': { opacity: 0 },
  },
});

export const pending = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  padding: '4px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  background: vars.color.surfaceSunken,
  '@media': { [media.print]: { display: 'none' } },
});

export const divider = componentStyle({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '1px',
  blockSize: '20px',
  marginInline: '6px',
  border: 0,
  background: vars.color.border,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** Active: tint and a line below, so that colour is not the only cue (WCAG 1.4.1). */
export const button = componentStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-pressed="true"], &[data-here]': {
      background: vars.color.selection,
      color: vars.color.text,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '0' },
    '&[data-disabled], &[aria-disabled="true"]': {
      background: 'transparent',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[data-here]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled], &[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const formatButton = componentStyle({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minInlineSize: '132px',
  blockSize: '32px',
  paddingInline: '10px',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '0' },
    '&[data-disabled]': { background: 'transparent', color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { blockSize: vars.size.touchMin },
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const button = componentStyle({
  ...typography.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minInlineSize: vars.control.sm,
  minBlockSize: vars.control.sm,
  margin: 0,
  paddingInline: vars.space['2'],
  border: 0,
  borderRadius: `calc(${vars.radius.md} - 1px)`,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: vars.color.selection,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
    },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-expanded="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin, minInlineSize: vars.size.touchMin },
  },
});

export const icon = componentStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const group = componentStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  '@media': { [media.print]: { display: 'none' } },
});

export const button = componentStyle({
  ...typography.small,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.control.sm,
  margin: 0,
  paddingInline: vars.space['3'],
  border: 0,
  borderRadius: `calc(${vars.radius.md} - 1px)`,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '& + &': {
      borderInlineStart: `1px solid ${vars.color.borderStrong}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-pressed="true"]': {
      background: vars.color.selection,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
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

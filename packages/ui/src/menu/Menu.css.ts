import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const menu = componentStyle({
  minInlineSize: '240px',
  padding: '6px',
  outline: 'none',
});

export const item = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  minBlockSize: '36px',
  padding: '8px 10px',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-selected]': { background: vars.color.selection },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin, paddingBlock: '12px' },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused], &[data-hovered]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = componentStyle({ color: vars.color.statusDangerText });

export const icon = componentStyle({
  marginBlockStart: '1px',
  color: vars.color.textMuted,
  selectors: { [`${danger} &`]: { color: 'inherit' }, [`${item}[data-disabled] &`]: { color: 'inherit' } },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({
  ...typography.caption,
  display: 'block',
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const check = componentStyle({
  alignSelf: 'center',
  color: vars.color.accent,
  visibility: 'hidden',
  selectors: { [`${item}[data-selected] &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: '6px',
      paddingBlockStart: '6px',
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const heading = componentStyle({
  ...typography.overline,
  padding: '6px 10px 4px',
  color: vars.color.textMuted,
});

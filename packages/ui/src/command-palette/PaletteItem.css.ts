import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const section = componentStyle({
  selectors: { '& + &': { marginBlockStart: '6px' } },
});

export const heading = componentStyle({
  ...typography.overline,
  padding: '6px 10px 4px',
  color: vars.color.textMuted,
});

export const item = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: '40px',
  padding: '6px 10px',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  scrollMarginBlock: '32px 6px',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focused]': { background: vars.color.selection },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-focused], &[data-hovered]': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const icon = componentStyle({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({
  ...typography.caption,
  display: 'block',
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

/** Weight and an underline, because the row may already be tinted (WCAG 1.4.1). */
export const match = componentStyle({
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});

export const enter = componentStyle({
  display: 'flex',
  flex: 'none',
  visibility: 'hidden',
  color: vars.color.textMuted,
  selectors: { [`${item}[data-focused] &`]: { visibility: 'visible' } },
  '@media': {
    [media.coarsePointer]: { display: 'none' },
    [media.forcedColors]: { color: 'inherit' },
  },
});

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const nav = componentStyle({
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  marginInline: '-4px',
  '@media': { [media.print]: { display: 'none' } },
});

export const list = componentStyle({
  listStyle: 'none',
  display: 'flex',
  gap: '28px',
  inlineSize: 'max-content',
  paddingInline: '4px',
  '@media': { [media.belowSm]: { gap: '22px' } },
});

export const tab = componentStyle({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '36px',
  // Space between the text and the focus ring.
  paddingInline: '4px',
  marginInline: '-4px',
  paddingBlockEnd: '7px',
  fontWeight: 500,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '3px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: 600,
      borderBlockEndColor: vars.color.brandText,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
});

export const count = componentStyle({
  ...typography.caption,
  fontWeight: 500,
  lineHeight: '18px',
  paddingInline: '6px',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
});

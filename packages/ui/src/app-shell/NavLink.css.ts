import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const groups = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  listStyle: 'none',
});

export const heading = componentStyle({
  ...typography.caption,
  fontWeight: 600,
  padding: '18px 12px 6px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The rail shows a line instead of the heading. */
export const railHeading = componentStyle({
  blockSize: '1px',
  margin: '10px',
  background: vars.color.border,
  overflow: 'hidden',
  color: 'transparent',
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const link = componentStyle({
  ...typography.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: 450,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}` },
    '&[aria-current]': {
      background: vars.color.navActive,
      color: vars.color.brandText,
      fontWeight: 600,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
    },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '7px',
      insetInlineStart: '-12px',
      inlineSize: '3px',
      background: vars.color.brandText,
      borderRadius: '0 2px 2px 0',
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '1px solid Highlight' },
        '&[aria-current]::before': { background: 'Highlight' },
        '&[data-focus-visible]': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const railLink = componentStyle({
  justifyContent: 'center',
  minBlockSize: '40px',
  padding: 0,
  selectors: { '&[aria-current]::before': { insetInlineStart: '-14px' } },
});

export const icon = componentStyle({
  color: vars.color.textMuted,
  selectors: { [`${link}[aria-current] &`]: { color: 'inherit' } },
});

export const label = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = componentStyle({
  ...typography.caption,
  paddingInline: '6px',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceHover,
  color: vars.color.text,
  fontWeight: 600,
});

export const tip = componentStyle({
  ...typography.small,
  padding: '6px 10px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dropdown,
  color: vars.color.text,
  zIndex: vars.z.tooltip,
});

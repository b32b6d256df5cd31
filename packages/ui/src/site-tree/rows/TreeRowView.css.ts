import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const row = componentStyle({
  ...typography.small,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space['2'],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  outlineOffset: '-2px',
  userSelect: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
    [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

export const branch = componentStyle({ fontWeight: 600 });

/** A press here toggles the branch; the arrow keys do the same. */
export const chevron = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '100%',
  color: vars.color.textMuted,
  '@media': { [media.coarsePointer]: { inlineSize: vars.size.touchMin } },
});

export const leafGap = componentStyle({ flex: 'none', inlineSize: '28px' });

export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  marginInlineEnd: vars.space['2'],
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.onAccent,
  selectors: {
    [`${row}:not([aria-checked="false"]) > &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        [`${row}:not([aria-checked="false"]) > &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const mark = componentStyle({
  display: 'block',
  inlineSize: '11px',
  blockSize: '11px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const name = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Why the row matches, or its number of sites. */
export const aside = componentStyle({
  ...typography.caption,
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '50%',
  marginInlineStart: vars.space['2'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: vars.color.textMuted,
});

/** The yearly consumption at the end of a site's row. */
export const figure = componentStyle({
  ...typography.caption,
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space['2'],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});

/** A press here selects only this row; shown on the row under the pointer. */
export const only = componentStyle({
  ...typography.caption,
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  blockSize: '100%',
  marginInlineStart: 'auto',
  paddingInline: vars.space['2'],
  fontWeight: 600,
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&::after': { content: 'attr(data-only)' } },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover > &`]: { display: 'grid' } } },
    [media.forcedColors]: { color: 'LinkText' },
  },
});

export const hit = componentStyle({
  borderRadius: vars.radius.xs,
  background: vars.color.statusWarningBg,
  boxShadow: `inset 0 -1px 0 ${vars.color.statusWarning}`,
  color: 'inherit',
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});

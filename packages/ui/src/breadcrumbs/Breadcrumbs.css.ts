import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

/** One line on phones, however long the names are: what is below has its place before they are known. */
export const oneLine = componentStyle({ '@media': { [media.belowSm]: { flexWrap: 'nowrap' } } });

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The page itself, whose name its heading repeats, gives up its room first. */
export const current = componentStyle({
  '@media': { [media.belowSm]: { flexShrink: 100, minInlineSize: '4ch' } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '24px',
  borderRadius: vars.radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [`${oneLine} &`]: {
      '@media': {
        [media.belowSm]: {
          display: 'inline-block',
          lineHeight: '24px',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        },
      },
    },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-current]': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const separator = componentStyle({ display: 'flex', flex: 'none', opacity: 0.7 });

export const more = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

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

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  borderRadius: vars.radius.xs,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-current]': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const separator = componentStyle({ display: 'flex', opacity: 0.7 });

export const more = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

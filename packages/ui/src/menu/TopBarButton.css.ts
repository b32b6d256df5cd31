import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '40px',
  padding: '0 10px 0 8px',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textAlign: 'start',
  outlineOffset: '-2px',
  selectors: {
    'button&': { cursor: 'pointer' },
    '&[data-hovered], &[aria-expanded="true"]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}` },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

export const words = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({
  ...typography.body,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  lineHeight: '17px',
});

export const detail = componentStyle({
  ...typography.caption,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '15px',
  color: vars.color.textMuted,
});

export const userName = componentStyle({
  ...typography.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
});

/** The place of a mark, for all corporate groups. */
export const every = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.sm,
  background: vars.color.accentSubtle,
  color: vars.color.link,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
});

/** Where there is little room the logo mark is hidden and the text stays. */
export const mark = componentStyle({
  display: 'contents',
  '@media': { [media.belowSm]: { display: 'none' } },
});

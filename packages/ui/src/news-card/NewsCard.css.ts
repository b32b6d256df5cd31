import { NEWS_IMAGE_RATIO } from '../format/layout-constants.ts';
import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
  listStyle: 'none',
  gridTemplateColumns: 'repeat(4, minmax(0, 255px))',
  '@media': {
    [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['6'] },
    [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] },
  },
});

export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  borderRadius: vars.radius.md,
  breakInside: 'avoid',
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'minmax(84px, 118px) minmax(0, 1fr)', gap: vars.space['4'] },
  },
});

export const picture = componentStyle({
  aspectRatio: String(NEWS_IMAGE_RATIO),
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceHover,
  selectors: {
    'html[data-theme="dark"] &': { filter: 'brightness(0.86)' },
  },
  '@media': {
    [media.darkScheme]: { selectors: { 'html:not([data-theme]) &': { filter: 'brightness(0.86)' } } },
    [media.print]: { filter: 'none' },
  },
});

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%', fill: vars.color.border });

export const meta = componentStyle({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginBlockStart: vars.space['3'],
  color: vars.color.textMuted,
  '@media': { [media.belowSm]: { marginBlockStart: 0 } },
});

export const mark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontWeight: 600,
  color: vars.color.text,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  fontWeight: 600,
  marginBlockStart: '2px',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.belowSm]: { fontSize: '1rem', lineHeight: 1.25 } },
});

/** The link covers the card, so that all of it is a target while its name is only the heading. */
export const link = componentStyle({
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'LinkText',
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
    },
  },
});

export const preamble = componentStyle({
  ...typography.body,
  marginBlockStart: '6px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowSm]: {
      ...typography.small,
      marginBlockStart: '4px',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      // Deprecated, but the only way to truncate by lines: no browser supports line-clamp yet.
      // oxlint-disable-next-line typescript/no-deprecated
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  },
});

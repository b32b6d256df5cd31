import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({
  ...typography.small,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
});

export const step = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      inlineSize: '20px',
      blockSize: '1px',
      background: vars.color.borderStrong,
    },
  },
  '@media': {
    [media.belowSm]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } },
    [media.forcedColors]: {
      selectors: { '&:not(:last-child)::after': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Not the step that is under way: a phone has no room for it. */
export const apart = componentStyle({ '@media': { [media.belowSm]: { display: 'none' } } });

/** Where the step stands among the others, when they are not seen. */
export const place = componentStyle({
  display: 'none',
  '@media': { [media.belowSm]: { display: 'inline' } },
});

export const number = componentStyle({
  ...typography.caption,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: '1.5px solid transparent',
  borderRadius: '50%',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
});

export const state = componentVariants({
  done: {
    borderColor: vars.color.statusSuccess,
    background: vars.color.statusSuccess,
    color: vars.color.surface,
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
    },
  },
  current: {
    borderColor: vars.color.text,
    background: vars.color.text,
    color: vars.color.surface,
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  failed: {
    borderColor: vars.color.statusDanger,
    background: vars.color.statusDanger,
    color: vars.color.surface,
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText', background: 'Canvas', color: 'CanvasText' },
    },
  },
  upcoming: { borderColor: vars.color.borderStrong },
});

export const mark = componentStyle({ inlineSize: '0.75rem', blockSize: '0.75rem', strokeWidth: 3 });

export const currentName = componentStyle({ color: vars.color.text, fontWeight: 600 });

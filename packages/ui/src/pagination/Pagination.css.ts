import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const list = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const wide = componentStyle({ '@media': { [media.belowSm]: { display: 'none' } } });

export const narrow = componentStyle({
  ...typography.small,
  paddingInline: vars.space['2'],
  '@media': { [media.sm]: { display: 'none' } },
});

export const page = componentStyle({
  ...typography.small,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  blockSize: '32px',
  paddingInline: '6px',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[aria-current]': {
      background: vars.color.selection,
      fontWeight: 600,
      boxShadow: `inset 0 -2px 0 ${vars.color.selectionBorder}`,
      cursor: 'default',
    },
  },
  '@media': {
    [media.belowSm]: { minInlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
    [media.coarsePointer]: { minInlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const gap = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  color: vars.color.textMuted,
});

export const bar = componentStyle({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  minBlockSize: '32px',
  color: vars.color.textMuted,
});

export const sizeChoice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [media.belowSm]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const pages = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const link = componentStyle({
  borderRadius: vars.radius.xs,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, textDecorationLine: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      textDecorationColor: 'currentColor',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
    [media.print]: { color: 'inherit', textDecorationLine: 'none' },
  },
});

export const tone = componentVariants({
  link: { color: vars.color.link },
  muted: { color: vars.color.textMuted },
  inherit: { color: 'inherit' },
});

/** A standalone link: underlined only on hover, and 24 px high (WCAG 2.5.8). */
export const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minBlockSize: '24px',
  textDecorationLine: 'none',
  selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
  '@media': { [media.forcedColors]: { textDecorationLine: 'underline' } },
});

export const underlined = componentStyle({
  textDecorationLine: 'underline',
  '@media': { [media.print]: { textDecorationLine: 'none' } },
});

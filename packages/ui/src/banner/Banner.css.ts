import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const banner = componentStyle({
  ...typography.small,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  minBlockSize: vars.size.shadowBanner,
  paddingBlock: '4px',
  paddingInline: vars.space['4'],
  borderBlockEnd: '1px solid',
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText' } },
});

export const tone = componentVariants({
  shadow: {
    paddingInlineStart: vars.space['6'],
    background: vars.color.shadowBannerBg,
    borderColor: vars.color.shadowBannerBorder,
    color: vars.color.shadowBannerText,
    selectors: {
      // Stripes like a barrier: this is not your own view.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '8px',
        opacity: 0.8,
        background: 'repeating-linear-gradient(135deg, currentColor 0 4px, transparent 4px 8px)',
      },
    },
  },
  info: {
    background: vars.color.statusInfoBg,
    borderColor: vars.color.statusInfoBorder,
    color: vars.color.statusInfoText,
  },
  warning: {
    background: vars.color.statusWarningBg,
    borderColor: vars.color.statusWarningBorder,
    color: vars.color.statusWarningText,
  },
  danger: {
    background: vars.color.statusDangerBg,
    borderColor: vars.color.statusDangerBorder,
    color: vars.color.statusDangerText,
  },
});

// Without room beside the sentence, the button moves to a line of its own.
export const message = componentStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['1']} ${vars.space['3']}`,
  minInlineSize: 0,
});

export const text = componentStyle({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = componentStyle({
  ...typography.small,
  flex: 'none',
  minBlockSize: '26px',
  paddingInline: '10px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.md,
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': {
      background: 'color-mix(in oklab, currentColor 12%, transparent)',
    },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '1px' },
    '&[data-pending]': { opacity: 0.7, cursor: 'progress' },
  },
  '@media': {
    [media.belowSm]: { minBlockSize: '36px' },
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
    [media.print]: { display: 'none' },
  },
});

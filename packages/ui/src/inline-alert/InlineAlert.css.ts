import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const alert = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: vars.space['3'],
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const tone = componentVariants({
  info: { background: vars.color.statusInfoBg, borderColor: vars.color.statusInfoBorder },
  success: { background: vars.color.statusSuccessBg, borderColor: vars.color.statusSuccessBorder },
  warning: { background: vars.color.statusWarningBg, borderColor: vars.color.statusWarningBorder },
  danger: {
    background: vars.color.statusDangerBg,
    borderColor: vars.color.statusDangerBorder,
    borderInlineStartColor: vars.color.statusDanger,
  },
});

export const icon = componentVariants({
  info: { color: vars.color.statusInfo },
  success: { color: vars.color.statusSuccess },
  warning: { color: vars.color.statusWarning },
  danger: { color: vars.color.statusDanger },
});

export const iconPlace = componentStyle({ display: 'flex', blockSize: '1lh', alignItems: 'center' });

/** The text, with buttons at the end of its line where there is room, otherwise below. */
export const body = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  flex: 1,
  minInlineSize: 0,
});

export const words = componentStyle({ flex: '1 1 320px', minInlineSize: 0 });

export const title = componentStyle({ fontWeight: 600 });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { [media.print]: { display: 'none' } },
});

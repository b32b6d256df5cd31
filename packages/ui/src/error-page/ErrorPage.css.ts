import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const page = componentStyle({
  boxSizing: 'content-box',
  maxInlineSize: '520px',
  marginInline: 'auto',
  paddingBlock: `${vars.space['24']} ${vars.space['14']}`,
  paddingInline: vars.space['4'],
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { paddingBlock: `${vars.space['10']} ${vars.space['8']}` } },
});

export const picture = componentStyle({ marginBlockEnd: vars.space['7'] });

export const status = componentStyle({
  ...typography.bodyStrong,
  marginBlockEnd: vars.space['1'],
  color: vars.color.brandText,
});

export const description = componentStyle({
  ...typography.bodyLg,
  marginBlockStart: vars.space['2'],
  color: vars.color.textMuted,
});

export const literal = componentStyle({
  ...typography.small,
  marginBlockStart: vars.space['2'],
  color: vars.color.textMuted,
});

export const content = componentStyle({ marginBlockStart: vars.space['6'] });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  marginBlockStart: vars.space['6'],
});

export const reference = componentStyle({
  ...typography.small,
  marginBlockStart: vars.space['8'],
  color: vars.color.textMuted,
});

export const panel = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.brandText,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lock = componentStyle({
  fill: 'none',
  stroke: vars.color.brandText,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

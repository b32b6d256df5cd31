import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const picture = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
});

export const preview = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '160px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
});

export const file = componentStyle({
  ...typography.small,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  minInlineSize: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const error = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: '6px',
  color: vars.color.statusDangerText,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

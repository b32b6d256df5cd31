import { componentStyle } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const fieldset = componentStyle({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });

export const legend = componentStyle({
  ...typography.title3,
  float: 'inline-start',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const hint = componentStyle({
  ...typography.small,
  clear: 'both',
  marginBlockStart: `calc(-1 * ${vars.space['3']})`,
  color: vars.color.textMuted,
});

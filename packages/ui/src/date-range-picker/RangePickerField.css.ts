import { componentStyle } from '../theme/component-style.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const group = componentStyle({ display: 'grid', minInlineSize: 0 });

export const hint = componentStyle({
  ...typography.small,
  marginBlockEnd: '6px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

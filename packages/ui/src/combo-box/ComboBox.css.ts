import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

export const toggle = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineEnd: '-4px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
});

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const skipLink = componentStyle({
  ...typography.bodyStrong,
  position: 'fixed',
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  zIndex: vars.z.tooltip,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchMin,
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.dropdown,
  color: vars.color.link,
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '-2px',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  '@media': {
    [media.forcedColors]: { outlineColor: 'Highlight' },
    [media.print]: { display: 'none' },
  },
});

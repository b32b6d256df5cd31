import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const toggle = componentStyle({
  ...typography.body,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: '32px',
  marginInlineEnd: '-6px',
  paddingInline: '6px',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-1px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
    [media.print]: { display: 'none' },
  },
});

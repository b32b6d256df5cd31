import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

/** The button is as wide as the padding it replaces. */
export const control = componentStyle({ paddingInlineStart: '3px', gap: vars.space['1'] });

export const open = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  maxBlockSize: '100%',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': {
      background: vars.color.surfaceHover,
      color: vars.color.text,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: '40px', blockSize: '40px' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const dialog = componentStyle({ padding: '12px 16px 16px', outline: 'none' });

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  // The target is taller than its line of text, which keeps its own height.
  marginBlock: '-3px',
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': {
      color: vars.color.link,
      background: vars.color.accentSubtle,
    },
  },
  '@media': {
    [media.coarsePointer]: {
      inlineSize: vars.size.touchMin,
      blockSize: vars.size.touchMin,
      marginBlock: '-14px',
    },
    [media.print]: { display: 'none' },
  },
});

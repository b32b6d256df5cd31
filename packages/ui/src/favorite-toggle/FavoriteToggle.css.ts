import { componentGlobalStyle, componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const toggle = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.md,
  color: vars.color.borderStrong,
  cursor: 'pointer',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.brandText },
    '&[data-selected]': { color: vars.color.brandText },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.size.touchMin, blockSize: vars.size.touchMin },
    [media.forcedColors]: {
      color: 'ButtonText',
      selectors: {
        '&[data-selected]': { color: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

componentGlobalStyle(`${toggle}[data-selected] svg`, { fill: 'currentColor' });

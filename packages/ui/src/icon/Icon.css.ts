import { componentStyle, componentVariants } from '../theme/component-style.ts';

export const icon = componentStyle({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// The smaller the icon, the heavier its stroke, so that all sizes look equally dark beside text.
export const size = componentVariants({
  sm: { inlineSize: '15px', blockSize: '15px', strokeWidth: 2 },
  md: { inlineSize: '18px', blockSize: '18px', strokeWidth: 1.75 },
  lg: { inlineSize: '22px', blockSize: '22px', strokeWidth: 1.6 },
});

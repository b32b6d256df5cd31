import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { vars } from '../tokens/vars.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontFamily: vars.font.body,
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: '0.02em',
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = componentVariants({
  accent: { background: vars.color.accentSubtle, color: vars.color.link },
  brand: { background: vars.color.brandSubtle, color: vars.color.brandText },
});

export const shapes = componentVariants({
  round: { borderRadius: vars.radius.full },
  square: { borderRadius: vars.radius.sm },
});

export const sizes = componentVariants({
  sm: { inlineSize: '28px', blockSize: '28px' },
  md: { inlineSize: '32px', blockSize: '32px' },
  lg: { inlineSize: '52px', blockSize: '52px', fontSize: '1.125rem' },
});

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const group = componentStyle({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const inputs = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space['2'],
  minInlineSize: 0,
});

export const field = componentStyle({
  display: 'grid',
  gap: '6px',
  minInlineSize: 0,
  inlineSize: '124px',
  '@media': { [media.belowSm]: { flex: 1, inlineSize: 'auto' } },
});

export const withButton = componentStyle({
  inlineSize: '156px',
  '@media': { [media.belowSm]: { flex: 1.3, inlineSize: 'auto' } },
});

/** Keeps the digits whole where the field is narrow. */
export const control = componentStyle({
  paddingInlineEnd: '4px',
  gap: 0,
  '@media': { [media.belowXs]: { paddingInlineStart: '10px' } },
});

export const dash = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.control.md,
  color: vars.color.textMuted,
});

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
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
  },
});

export const error = componentStyle({
  ...typography.small,
  display: 'flex',
  gap: '6px',
  maxInlineSize: '320px',
  color: vars.color.statusDangerText,
});

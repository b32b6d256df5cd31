import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

/** Looks like the field it opens. */
export const button = componentStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '36px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.background,
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover } },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.size.touchMin },
    [media.print]: { display: 'none' },
  },
});

export const label = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const keys = componentStyle({
  display: 'flex',
  gap: '6px',
  '@media': { [media.coarsePointer]: { display: 'none' } },
});

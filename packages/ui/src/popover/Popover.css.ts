import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const dialog = componentStyle({
  padding: vars.space[4],
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
});

export const title = componentStyle({ ...typography.title3 });

export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlockStart: '-1px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text } },
  '@media': {
    [media.coarsePointer]: {
      inlineSize: vars.size.touchMin,
      blockSize: vars.size.touchMin,
      margin: '-11px -11px -11px 0',
    },
  },
});

export const body = componentStyle({ ...typography.small });

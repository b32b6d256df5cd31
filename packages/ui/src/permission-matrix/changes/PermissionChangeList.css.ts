import { componentStyle } from '../../theme/component-style.ts';
import { media } from '../../tokens/media.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

export const changes = componentStyle({
  ...typography.body,
  display: 'grid',
  gap: vars.space['3'],
  minInlineSize: 0,
  outline: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['3']}`,
  minBlockSize: '32px',
  selectors: { '&[data-empty]': { position: 'relative', minBlockSize: 0 } },
});

export const total = componentStyle({ color: vars.color.textMuted });

export const roles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space['3'],
});

export const role = componentStyle({
  padding: vars.space['4'],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const roleName = componentStyle({ fontWeight: 600 });

export const counts = componentStyle({ ...typography.small, color: vars.color.textMuted, fontWeight: 400 });

export const list = componentStyle({ display: 'grid', gap: '2px' });

export const item = componentStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const itemWords = componentStyle({ flex: 1, minInlineSize: 0 });

import { componentStyle } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const root = componentStyle({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: vars.space['1'],
  maxInlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

export const status = componentStyle({
  ...typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const failed = componentStyle({ color: vars.color.statusDangerText });

export const done = componentStyle({ color: vars.color.statusSuccessText });

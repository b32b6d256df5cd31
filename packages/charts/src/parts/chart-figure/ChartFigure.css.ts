import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const figure = componentStyle({
  margin: 0,
  minInlineSize: 0,
  color: vars.color.text,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: vars.space['4'],
  marginBlockEnd: vars.space['3'],
});

export const titles = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const heading = componentStyle({ margin: 0 });
export const smallTitle = componentStyle({ ...typography.title3 });
export const largeTitle = componentStyle({ ...typography.title2 });

export const subtitle = componentStyle({
  ...typography.small,
  margin: 0,
  color: vars.color.textMuted,
});

export const total = componentStyle({ color: vars.color.text, fontWeight: 600 });

/** Breaks its lines before the title gives up a px. */
export const aside = componentStyle({ flex: '0 999999 auto', minInlineSize: 0, maxInlineSize: '60%' });

export const summary = componentStyle({
  ...typography.small,
  maxInlineSize: vars.size.readingMax,
  margin: 0,
  marginBlockStart: vars.space['3'],
  color: vars.color.textMuted,
});

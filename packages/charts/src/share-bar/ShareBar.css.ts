import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const bar = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '80px',
  overflow: 'visible',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
});

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
});

import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

const text = { fill: vars.color.text, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } } as const;

export const name = componentStyle({ ...text, fontSize: '0.875rem' });

export const share = componentStyle({ ...text, fontSize: '1rem', fontWeight: 600 });

export const rule = componentStyle({
  stroke: vars.color.borderSubtle,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

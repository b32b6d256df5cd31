import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** A line across the row at the budgeted value. */
export const budget = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** Separates the line from the bar under it. */
export const budgetRim = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 5,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Hidden on phones, where the quick choices are enough: pointing at the ruler needs room. */
export const ruler = style({
  display: 'none',
  marginBlockStart: vars.space['5'],
  '@media': { [media.sm]: { display: 'block' } },
});

/**
 * Reserves room for a sentence that comes with the figures, so that the page does not shift. Hidden from assistive
 * technology.
 */
export const room = style({ '::before': { content: 'attr(data-room)', visibility: 'hidden' } });

/** Key figures and their notes. */
export const figures = style({ display: 'grid', gap: vars.space['4'], marginBlockStart: vars.space['5'] });

/** Below this width the favourites beside the graph would wrap every name. */
const roomForColumns = '(min-width: 1200px)';

/** Graph beside the favourites, or stacked where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space['10'],
  '@media': { [roomForColumns]: { gridTemplateColumns: 'minmax(0, 1.95fr) minmax(0, 1fr)' } },
});

/** Link to the analysis; on phones the bottom bar has it. */
export const toAnalytics = style({ display: 'none', '@media': { [media.sm]: { display: 'block' } } });

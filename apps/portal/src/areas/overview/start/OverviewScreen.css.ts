import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The ruler needs room to be pointed at; on phones the quick choices are enough. */
export const ruler = style({
  display: 'none',
  marginBlockStart: vars.space['5'],
  '@media': { [media.sm]: { display: 'block' } },
});

/** The room of a sentence that comes with the figures, so that the page does not move when it does. Nobody reads it. */
export const room = style({ '::before': { content: 'attr(data-room)', visibility: 'hidden' } });

/** Key figures and what is to be said of them. */
export const figures = style({ display: 'grid', gap: vars.space['4'], marginBlockStart: vars.space['5'] });

/** Below this width the favourites beside the graph would have to break every name. */
const roomForColumns = '(min-width: 1200px)';

/** The graph beside the favourites; one below the other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space['10'],
  '@media': { [roomForColumns]: { gridTemplateColumns: 'minmax(0, 1.95fr) minmax(0, 1fr)' } },
});

/** The way to the analysis; on phones the bar at the bottom leads there. */
export const toAnalytics = style({ display: 'none', '@media': { [media.sm]: { display: 'block' } } });

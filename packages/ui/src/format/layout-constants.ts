/** Widths in CSS px from which the layout changes (spec section 9). */
export const BREAKPOINTS = { xs: 480, sm: 768, md: 992, lg: 1024, xl: 1440 } as const;

/** Width / height of news images (spec section 9). */
export const NEWS_IMAGE_RATIO = 255 / 196;

/** Height in CSS px of the banner shown in shadow mode (spec sections 2 and 9). */
export const SHADOW_BANNER_HEIGHT = 36;

/** Number of colours of the line-graph palette; further series become "Övriga" (spec sections 3 and 9). */
export const LINE_GRAPH_COLOR_COUNT = 10;

/** Widths in CSS px from which the layout changes (spec section 9). Library only. */
export const BREAKPOINTS = { xs: 480, sm: 768, md: 992, lg: 1024, xl: 1440 } as const;

/** Width / height of news images (spec section 9). */
export const NEWS_IMAGE_RATIO = 255 / 196;

/** Height in CSS px of the banner shown in shadow mode (spec sections 2 and 9). Library only. */
export const SHADOW_BANNER_HEIGHT = 36;

/** Number of colours of the line-graph palette; further series become "Övriga" (spec sections 3 and 9). Library only. */
export const LINE_GRAPH_COLOR_COUNT = 10;

/**
 * Width in CSS px of the side navigation, unfolded (spec section 9: 260, its use not shown; principles.md).
 * Library only.
 */
export const SIDE_NAV_WIDTH = 260;

/**
 * Width in CSS px of the side navigation as a rail (spec section 9: 80, its use not shown; principles.md).
 * Library only.
 */
export const SIDE_NAV_RAIL_WIDTH = 80;

/**
 * Height in CSS px of a compact control (spec section 9: 30, its use not shown; principles.md, "Density").
 * Library only.
 */
export const COMPACT_CONTROL_HEIGHT = 30;

/** Width in CSS px of the panel at the side (spec section 9: 450, its use not shown; principles.md). Library only. */
export const SIDE_PANEL_WIDTH = 450;

/** Most rows that a list or search answers at once (spec section 9: 10000, its meaning not shown). */
export const LIST_LIMIT = 10_000;

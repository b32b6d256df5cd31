/** Widths in px from which a layout applies (principles.md, "Layout grid"). A test compares them with `tokens.json`. */
export const breakpoints = { xs: 480, sm: 768, md: 992, lg: 1024, xl: 1440 } as const;

/** Name of a breakpoint. */
export type BreakpointName = keyof typeof breakpoints;

/** User preference for dark. Separate, so that the provider need not import all queries. */
export const darkScheme = '(prefers-color-scheme: dark)';

/** User preference for more contrast. */
export const moreContrast = '(prefers-contrast: more)';

/** Media queries for the `@media` key of a style: from a width, below a width, and user preferences. */
export const media = {
  xs: `(min-width: ${breakpoints.xs}px)`,
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  belowXs: `(max-width: ${breakpoints.xs - 0.02}px)`,
  belowSm: `(max-width: ${breakpoints.sm - 0.02}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  belowXl: `(max-width: ${breakpoints.xl - 0.02}px)`,
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  darkScheme,
  moreContrast,
  hover: '(hover: hover)',
  coarsePointer: '(pointer: coarse)',
  print: 'print',
} as const;

/** Names of the ten colours of lines, in the order in which a graph takes them. */
export const lineColorNames = [
  'data-1',
  'data-2',
  'data-3',
  'data-4',
  'data-5',
  'data-6',
  'data-7',
  'data-8',
  'data-9',
  'data-10',
] as const;

/**
 * Names of the tokens that become CSS variables, written out so that a bundle that only needs `vars` does not contain
 * the whole `tokens.json`. A test compares these lists with `tokens.json`.
 */
export const colorNames = [
  'background',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'nav',
  'nav-active',
  'border',
  'border-subtle',
  'border-strong',
  'text',
  'text-muted',
  'text-disabled',
  'text-inverse',
  'brand-block',
  'brand',
  'brand-hover',
  'brand-active',
  'brand-text',
  'brand-subtle',
  'brand-border',
  'on-brand',
  'on-brand-muted',
  'accent',
  'accent-hover',
  'accent-subtle',
  'accent-border',
  'on-accent',
  'link',
  'focus-ring',
  'focus-gap',
  'selection',
  'selection-border',
  'status-success-bg',
  'status-success-border',
  'status-success',
  'status-success-text',
  'status-warning-bg',
  'status-warning-border',
  'status-warning',
  'status-warning-text',
  'status-danger-bg',
  'status-danger-border',
  'status-danger',
  'status-danger-text',
  'status-info-bg',
  'status-info-border',
  'status-info',
  'status-info-text',
  'status-neutral-bg',
  'status-neutral-border',
  'status-neutral',
  'status-neutral-text',
  'shadow-banner-bg',
  'shadow-banner-text',
  'shadow-banner-border',
  'data-current',
  'data-previous',
  'data-muted',
  'data-others',
  'data-grid',
  'data-axis',
  'data-label',
  'data-seq-1',
  'data-seq-2',
  'data-seq-3',
  'data-seq-4',
  'data-seq-5',
  'data-seq-6',
  'data-seq-7',
  'data-seq-8',
  'overlay',
  ...lineColorNames,
] as const;

/** Name of a semantic colour; `--vr-color-<name>` on the page. */
export type ColorName = (typeof colorNames)[number];

/** Steps of the 4 px space grid; the step times four is the size in px. */
export const spaceNames = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '10',
  '12',
  '14',
  '16',
  '20',
  '24',
] as const;

/** Corner radii. `full` is for avatars and switches only. */
export const radiusNames = ['none', 'xs', 'sm', 'md', 'lg', 'xl', 'full'] as const;

/** Name of a corner radius; `--vr-radius-<name>` on the page. */
export type RadiusName = (typeof radiusNames)[number];

/** Fixed sizes of the shell and the page. */
export const sizeNames = [
  'nav-expanded',
  'nav-rail',
  'topbar',
  'bottom-nav',
  'shadow-banner',
  'drawer',
  'content-max',
  'reading-max',
  'row-compact',
  'touch-min',
] as const;

/** Heights of controls; the value follows the density of the region (`data-density`). */
export const controlNames = ['sm', 'md', 'lg', 'row'] as const;

/** Font families: headings and key figures, text and tables. */
export const fontNames = ['heading', 'body'] as const;

/** Shadows of floating surfaces. */
export const shadowNames = ['raised', 'dropdown', 'drawer', 'dialog'] as const;

/** Durations of motion; every one is 0 ms under reduced motion. */
export const durationNames = ['instant', 'fast', 'base', 'moderate', 'slow'] as const;

/** Easing curves of motion. */
export const easingNames = ['standard', 'enter', 'exit', 'linear'] as const;

/** Layers along the z axis, lowest first. */
export const zNames = [
  'base',
  'sticky',
  'nav',
  'topbar',
  'shadow-banner',
  'dropdown',
  'drawer',
  'dialog',
  'toast',
  'tooltip',
] as const;

/** Themes of the kit. */
export const themeNames = ['light', 'dark', 'high-contrast'] as const;

/** Name of a theme, as written in `html[data-theme]`. */
export type ThemeName = (typeof themeNames)[number];

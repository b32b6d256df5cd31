/** Design tokens: the theme contract, text styles, media queries and layers. No React, no CSS side effects. */
export { breakpoints, media } from './media.ts';
export { layerOrder, layers } from './layers.ts';
export { themeNames, type ThemeName } from './names.ts';
export { typography, type TypographyName, type TypographyStyle } from './typography.ts';
export { vars, type CssVar } from './vars.ts';

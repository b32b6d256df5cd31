/** Design tokens: the theme contract, text styles, media queries and layers. No React, no CSS side effects. */
export { breakpoints, media, type BreakpointName } from './media.ts';
export { layerOrder, layers } from './layers.ts';
export {
  colorNames,
  lineColorNames,
  themeNames,
  type ColorName,
  type RadiusName,
  type ThemeName,
} from './names.ts';
export { typography, type TypographyName, type TypographyStyle } from './typography.ts';
export { vars, type CssVar } from './vars.ts';

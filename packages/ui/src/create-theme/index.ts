/** White label: a supplier's theme from its brand, with every contrast checked. No React; runs anywhere. */
export type { Brand, BrandColorName, BrandColors, BrandRadiusName } from './brand.ts';
export { ThemeContrastError, type ContrastFailure, type ContrastReport } from './check-contrast.ts';
export { createTheme, type BrandTheme, type CreateThemeOptions } from './create-theme.ts';
export { nearestBrand } from './nearest-brand.ts';
export type { ThemeColors } from './theme-colors.ts';

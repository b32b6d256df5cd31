import type { ThemeName } from '../tokens/names.ts';
import type { Brand } from './brand.ts';
import { brandCss } from './brand-css.ts';
import { checkContrast, ThemeContrastError, type ContrastReport } from './check-contrast.ts';
import { deriveColors } from './derive-colors.ts';
import { withLineColors } from './line-colors.ts';
import { nearestBrand } from './nearest-brand.ts';
import type { ThemeColors } from './theme-colors.ts';

/** A supplier's theme: its colours, the result of the contrast check, and the style sheet. */
export interface BrandTheme extends ContrastReport {
  /** The supplier's name. */
  readonly name: string;
  /** Every semantic colour of every theme. */
  readonly colors: Readonly<Record<ThemeName, ThemeColors>>;
  /**
   * Style sheet to load beside `@vinrod/ui/styles.css`, before or after it: a file, or a `<style>` in the head. It sets
   * the public `--vr-…` variables in all themes and nothing else.
   */
  readonly cssText: string;
}

/** Options of {@link createTheme}. */
export interface CreateThemeOptions {
  /**
   * Whether to throw when a pair of colours has too little contrast, or only report it in `failures`. @default 'throw'
   */
  readonly onFailure?: 'throw' | 'report';
}

/**
 * Makes a supplier's theme (white label): derives the semantic colours for light, dark and high contrast, and checks
 * every pair that a component may make (text 4.5:1, body text 7:1, controls and marks 3:1; WCAG 1.4.3, 1.4.6, 1.4.11).
 * @throws ThemeContrastError when pairs fail, unless `onFailure` is `report`
 * @throws Error when a colour, a font family or a radius of the brand cannot be read
 */
export function createTheme(brand: Brand, { onFailure = 'throw' }: CreateThemeOptions = {}): BrandTheme {
  const colorsOf = (theme: ThemeName) => withLineColors(brand, theme, deriveColors(brand, theme));
  const colors = {
    light: colorsOf('light'),
    dark: colorsOf('dark'),
    'high-contrast': colorsOf('high-contrast'),
  };
  const report = checkContrast(colors);
  if (onFailure === 'throw' && report.failures.length > 0) {
    throw new ThemeContrastError(brand, report.failures, nearestBrand(brand));
  }
  return { name: brand.name, colors, ...report, cssText: brandCss(brand, colors) };
}

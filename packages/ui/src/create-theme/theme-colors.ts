import { colorNames, type ColorName } from '../tokens/names.ts';

/** Every semantic colour of one theme, as CSS. */
export type ThemeColors = Readonly<Record<ColorName, string>>;

/** Builds {@link ThemeColors} from the value of each name. */
export function themeColors(colorOf: (name: ColorName) => string): Record<ColorName, string>;
export function themeColors(colorOf: (name: ColorName) => string): Record<string, string> {
  return Object.fromEntries(colorNames.map((name) => [name, colorOf(name)]));
}

/** Whether a name is one of the contract's colours. */
export function isColorName(name: string): name is ColorName {
  return colorNames.some((known) => known === name);
}

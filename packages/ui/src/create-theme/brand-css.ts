import { layerOrder, layers } from '../tokens/layers.ts';
import { media } from '../tokens/media.ts';
import { colorNames, type ColorName, type ThemeName } from '../tokens/names.ts';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { fontList, radiusLength, type Brand } from './brand.ts';
import type { ThemeColors } from './theme-colors.ts';

type BrandColors = Readonly<Record<ThemeName, ThemeColors>>;

/**
 * Colours that differ from the shipped ones in any theme. They are written in every theme: the layer is above the
 * shipped themes, so a colour written for one theme only would leak into the others.
 */
function changedNames(colors: BrandColors): readonly ColorName[] {
  const themes = ['light', 'dark', 'high-contrast'] as const;
  return colorNames.filter((name) =>
    themes.some((theme) => colors[theme][name] !== colorToken(tokens, `semantic.${theme}.${name}`)),
  );
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} { ${declarations.join(' ')} }`;
}

function shapeDeclarations(brand: Brand): readonly string[] {
  const { heading, body } = brand.fonts ?? {};
  return [
    ...(heading === undefined ? [] : [`--vr-font-heading: ${fontList(brand, heading)};`]),
    ...(body === undefined ? [] : [`--vr-font-body: ${fontList(brand, body)};`]),
    ...Object.entries(brand.radii ?? {}).map(
      ([name, px]) => `--vr-radius-${name}: ${radiusLength(brand, name, px)};`,
    ),
  ];
}

/**
 * The supplier's style sheet. It uses the selectors of the shipped themes, in the layer above them: theme preference,
 * system theme and print work as before, regardless of load order.
 * @throws Error when a font family or a radius cannot be written as CSS
 */
export function brandCss(brand: Brand, colors: BrandColors): string {
  const names = changedNames(colors);
  const declarations = (theme: ThemeName) =>
    names.map((name) => `--vr-color-${name}: ${colors[theme][name]};`);
  const rules = [
    rule(':root', [...shapeDeclarations(brand), ...declarations('light')]),
    rule(`@media screen and ${media.darkScheme}`, [rule('html:not([data-theme])', declarations('dark'))]),
    rule(`@media screen and ${media.moreContrast}`, [
      rule('html:not([data-theme])', declarations('high-contrast')),
    ]),
    rule('@media screen', [rule('html[data-theme="dark"]', declarations('dark'))]),
    rule('html[data-theme="high-contrast"]', declarations('high-contrast')),
  ];
  return `${layerOrder}\n@layer ${layers.overrides} {\n${rules.join('\n')}\n}\n`;
}

import { contrastRules } from '../theme/contrast-pairs.ts';
import type { ColorName, ThemeName } from '../tokens/names.ts';
import { colorToken, tokenAlias } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { brandColor, type Brand } from './brand.ts';
import { brandScale } from './brand-scale.ts';
import { fillColors } from './fill-colors.ts';
import { isColorName, themeColors, type ThemeColors } from './theme-colors.ts';
import { standOut } from './tone.ts';

type Draft = Record<ColorName, string>;

/** The supplier's explicit colours of one theme, checked. */
function colorsByHand(brand: Brand, theme: ThemeName): ReadonlyMap<ColorName, string> {
  return new Map(
    Object.entries(brand.themes?.[theme] ?? {}).map(([name, value]): [ColorName, string] => {
      if (!isColorName(name) || name === 'overlay') {
        throw new Error(`${brand.name}: "${name}" in the ${theme} theme is not a colour that can be set.`);
      }
      return [name, brandColor(brand, `"${name}" in the ${theme} theme`, value)];
    }),
  );
}

/** The backgrounds of a colour, and the contrast required on each. */
function groundsOf(name: ColorName, colors: ThemeColors) {
  return contrastRules
    .filter(({ foreground }) => foreground.includes(name))
    .flatMap(({ backgrounds, least }) => backgrounds.map((ground) => ({ color: colors[ground], least })));
}

function wearBrandFill(colors: Draft, color: string): void {
  const fill = fillColors(color);
  colors.brand = fill.rest;
  colors['brand-hover'] = fill.hover;
  colors['brand-active'] = fill.active;
  colors['on-brand'] = fill.on;
}

function wearAccentFill(colors: Draft, color: string): void {
  const fill = fillColors(color);
  colors.accent = fill.rest;
  colors['accent-hover'] = fill.hover;
  colors['on-accent'] = fill.on;
}

/** Colours that follow from the supplier's own: checked, never moved. */
const fills = ['brand', 'brand-block', 'brand-hover', 'brand-active', 'accent', 'accent-hover'] as const;

/** Moves text and marks along their hue until they contrast with all their backgrounds. */
export function moveApart(colors: Draft, names: Iterable<ColorName>, theme: ThemeName): void {
  for (const name of names) {
    const grounds = groundsOf(name, colors);
    if (grounds.length === 0) continue;
    if (name === 'on-brand-muted') {
      const direction = colors['on-brand'] === '#ffffff' ? 'lighter' : 'darker';
      colors[name] = standOut(colors[name], grounds, direction) ?? colors['on-brand'];
    } else {
      const direction = theme === 'dark' ? 'lighter' : 'darker';
      colors[name] = standOut(colors[name], grounds, direction) ?? colors[name];
    }
  }
}

/**
 * Derives every semantic colour of a theme from a supplier's brand. The supplier's own colours are unchanged in the
 * light theme; the other brand and accent colours take their hue at the luminance of the shipped ones; text and marks
 * move along their hue until they have enough contrast; explicit colours win. Neutral and status colours stay the kit's
 * (principles.md, "White label"); the line palette follows in `withLineColors`.
 * @throws Error when a colour is not `#rrggbb` or a name is not in the contract
 */
export function deriveColors(brand: Brand, theme: ThemeName): ThemeColors {
  const primary = brandColor(brand, 'primary', brand.primary);
  const accent = brand.accent === undefined ? undefined : brandColor(brand, 'accent', brand.accent);
  const byHand = colorsByHand(brand, theme);
  const scales = new Map([['burgundy', brandScale('burgundy', primary)]]);
  if (accent !== undefined) scales.set('blue', brandScale('blue', accent));

  const movable = new Set<ColorName>();
  const colors = themeColors((name) => {
    const path = `semantic.${theme}.${name}`;
    const [, scaleName = '', step = ''] = tokenAlias(tokens, path)?.split('.') ?? [];
    const toneOf = scales.get(scaleName);
    if (toneOf === undefined) return colorToken(tokens, path);
    movable.add(name);
    return toneOf(step);
  });

  const isLight = theme === 'light';
  if (isLight) colors['brand-text'] = primary;
  if (isLight && accent !== undefined) colors.link = accent;
  const brandFill = byHand.get('brand') ?? (isLight ? primary : undefined);
  if (brandFill !== undefined) wearBrandFill(colors, brandFill);
  if (isLight && brandFill !== undefined) colors['brand-block'] = brandFill;
  const accentFill = byHand.get('accent') ?? (isLight ? accent : undefined);
  if (accentFill !== undefined) wearAccentFill(colors, accentFill);
  if (isLight) for (const name of fills) movable.delete(name);
  for (const [name, color] of byHand) {
    colors[name] = color;
    movable.delete(name);
  }
  moveApart(colors, movable, theme);
  return colors;
}

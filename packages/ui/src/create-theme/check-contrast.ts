import { contrastRatio } from '@vinrod/locale/contrast';
import { contrastRules } from '../theme/contrast-pairs.ts';
import { themeNames, type ColorName, type ThemeName } from '../tokens/names.ts';
import type { Brand } from './brand.ts';
import type { ThemeColors } from './theme-colors.ts';

/** A pair of colours with too little contrast. */
export interface ContrastFailure {
  readonly theme: ThemeName;
  /** Text needs 7 or 4.5 (WCAG 1.4.6, 1.4.3), a control or mark 3 (1.4.11). */
  readonly kind: 'text' | 'control';
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** Both colours as `#rrggbb`. */
  readonly colors: { readonly foreground: string; readonly background: string };
  /** Contrast of the pair, 1-21, rounded down to two decimals. */
  readonly ratio: number;
  /** Required contrast: 7 for body text, 4.5 for other text, 3 for controls and marks. */
  readonly needed: 7 | 4.5 | 3;
}

/** Result of {@link checkContrast}. */
export interface ContrastReport {
  /** Number of pairs checked. */
  readonly pairCount: number;
  readonly failures: readonly ContrastFailure[];
}

/** Checks every pair of text and background, and of control and background, in all themes. */
export function checkContrast(colors: Readonly<Record<ThemeName, ThemeColors>>): ContrastReport {
  const pairs = themeNames.flatMap((theme) =>
    contrastRules.flatMap(({ foreground, backgrounds, least }) =>
      foreground.flatMap((front) =>
        backgrounds.map((back) => ({ theme, foreground: front, background: back, needed: least })),
      ),
    ),
  );
  const failures = pairs.flatMap(({ theme, foreground, background, needed }): ContrastFailure[] => {
    const used = { foreground: colors[theme][foreground], background: colors[theme][background] };
    const exact = contrastRatio(used.foreground, used.background);
    if (exact >= needed) return [];
    const kind = needed === 3 ? 'control' : 'text';
    const ratio = Math.floor(exact * 100) / 100;
    return [{ theme, kind, foreground, background, colors: used, ratio, needed }];
  });
  return { pairCount: pairs.length, failures };
}

function sentence({ theme, foreground, background, colors, ratio, needed }: ContrastFailure): string {
  const pair = `${foreground} ${colors.foreground} on ${background} ${colors.background}`;
  return `  ${theme}: ${pair} has ${ratio.toFixed(2)}:1, needs ${needed}:1`;
}

/** What differs between a brand and the nearest with enough contrast, for example `primary #a6884b`. */
function movedColors(brand: Brand, nearest: Brand): string {
  const places: readonly (readonly [string, string | undefined, string | undefined])[] = [
    ['primary', brand.primary, nearest.primary],
    ['accent', brand.accent, nearest.accent],
    ...themeNames.flatMap((theme) =>
      Object.entries(nearest.themes?.[theme] ?? {}).map(
        ([name, color]) =>
          [
            `${name} in the ${theme} theme`,
            new Map(Object.entries(brand.themes?.[theme] ?? {})).get(name),
            color,
          ] as const,
      ),
    ),
  ];
  return places.flatMap(([place, own, color]) => (own === color ? [] : [`${place} ${color}`])).join(', ');
}

/**
 * Thrown by `createTheme` when pairs of colours have too little contrast; the message lists them all, and the nearest colours
 * that have enough.
 */
export class ThemeContrastError extends Error {
  override readonly name = 'ThemeContrastError';
  readonly failures: readonly ContrastFailure[];
  /** The brand with its colours moved along their hue until every pair has enough; undefined when no tone of them has. */
  readonly nearest: Brand | undefined;

  constructor(brand: Brand, failures: readonly ContrastFailure[], nearest: Brand | undefined) {
    const pairs =
      failures.length === 1 ? '1 pair of colours has' : `${failures.length} pairs of colours have`;
    const offer =
      nearest === undefined ? [] : [`The nearest that have enough: ${movedColors(brand, nearest)}.`];
    super([`${brand.name}: ${pairs} too little contrast.`, ...failures.map(sentence), ...offer].join('\n'));
    this.failures = failures;
    this.nearest = nearest;
  }
}

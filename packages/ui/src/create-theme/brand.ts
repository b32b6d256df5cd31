import type { ColorName, RadiusName, ThemeName } from '../tokens/names.ts';

/** Colours a supplier may set by name: every semantic colour but the translucent overlay. */
export type BrandColorName = Exclude<ColorName, 'overlay'>;

/** Radii a supplier can set; `none` and `full` are fixed. */
export type BrandRadiusName = Exclude<RadiusName, 'none' | 'full'>;

/** Colours of one theme that the supplier sets explicitly instead of deriving them, as `#rrggbb`. */
export type BrandColors = Readonly<Partial<Record<BrandColorName, string>>>;

/** A supplier's brand, for white-labelling the portal. */
export interface Brand {
  /** The supplier's name, for error messages. */
  readonly name: string;
  /**
   * Colour of the logo block, the primary button and this year's data, `#rrggbb`; used unchanged in the light theme.
   */
  readonly primary: string;
  /**
   * Colour of links, checks, selection and focus, `#rrggbb`; used unchanged in the light theme. @default Vinröd's blue
   */
  readonly accent?: string;
  /** Explicit colours by theme; checked like the derived ones. */
  readonly themes?: Readonly<Partial<Record<ThemeName, BrandColors>>>;
  /** Font families in order of preference; the page loads the fonts itself. @default Vinröd's */
  readonly fonts?: { readonly heading?: readonly string[]; readonly body?: readonly string[] };
  /** Corner radii in px, 0 or more. @default Vinröd's */
  readonly radii?: Readonly<Partial<Record<BrandRadiusName, number>>>;
}

/** A colour in lower case. @throws Error when it is not `#rrggbb` */
export function brandColor(brand: Brand, what: string, value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) {
    throw new Error(`${brand.name}: ${what} is "${value}", but must be a colour written as #rrggbb.`);
  }
  return value.toLowerCase();
}

/** A CSS font list. @throws Error when a family contains anything but letters, digits, spaces and hyphens. */
export function fontList(brand: Brand, families: readonly string[]): string {
  if (families.length === 0) throw new Error(`${brand.name}: a list of fonts is empty.`);
  return families
    .map((family) => {
      if (!/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(family)) {
        throw new Error(`${brand.name}: "${family}" is not the name of a font family.`);
      }
      return /\s/.test(family) ? `"${family}"` : family;
    })
    .join(', ');
}

/** A radius as CSS. @throws Error when it is negative or not a number. */
export function radiusLength(brand: Brand, name: string, px: number): string {
  if (!Number.isFinite(px) || px < 0) {
    throw new Error(`${brand.name}: radius "${name}" is ${px}, but must be 0 px or more.`);
  }
  return `${px}px`;
}

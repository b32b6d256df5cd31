import type { BrandColors, BrandRadiusName } from '@vinrod/ui/create-theme';
import type { FeatureName } from '../../apps/api/src/config/brand-sheet.ts';

/** A text in Swedish and English, or one text for both. */
export type BrandText = string | { readonly sv: string; readonly en: string };

/** A file of a font. */
export interface BrandFontFile {
  /** Family, as `fonts` names it. */
  readonly family: string;
  /** A WOFF2 file: relative to the brand's file (`./…`), or in a package that is installed there. */
  readonly file: string;
  /** Weight, or the first and the last of a variable font. @default '400' */
  readonly weight?: string;
  /** @default 'normal' */
  readonly style?: 'normal' | 'italic';
}

/**
 * A supplier's brand: the default export of `vinrod.config.ts`, or the same as JSON. Paths of files start at the brand's
 * file. What is left out stays the portal's own, but its names and marks are never shown beside another's.
 */
export interface BrandFile {
  readonly names: {
    /** On screen and in mails. */
    readonly supplier: string;
    /** The company behind it, in documents. @default `supplier` */
    readonly legal?: string;
    /** What the portal is called, in tabs and on a home screen. @default `supplier` */
    readonly portal?: string;
    /** One sentence for search engines and link previews. */
    readonly description?: string;
  };
  readonly colors: {
    /** The brand colour, `#rrggbb`; every other colour follows from it. */
    readonly brand: string;
    /** Links, checks, selection and focus, `#rrggbb`. */
    readonly accent?: string;
    /** Single colours by theme and name. */
    readonly themes?: {
      readonly light?: BrandColors;
      readonly dark?: BrandColors;
      readonly 'high-contrast'?: BrandColors;
    };
  };
  readonly fonts?: {
    /** Families in order of preference. */
    readonly heading?: readonly string[];
    readonly body?: readonly string[];
    readonly files?: readonly BrandFontFile[];
  };
  /** Corner radii in px. */
  readonly radii?: Readonly<Partial<Record<BrandRadiusName, number>>>;
  readonly logo?: {
    /** An SVG for light ground. */
    readonly light: string;
    /** An SVG for dark ground. */
    readonly dark: string;
    /** An SVG for the brand colour. @default `dark` */
    readonly onBrand?: string;
    /** Whether it says the name, which then stands nowhere beside it. @default false */
    readonly saysName?: boolean;
  };
  readonly icons?: {
    /** A square SVG for tabs. */
    readonly favicon: string;
    /** A square SVG or PNG for home screens. @default `favicon` on the brand colour */
    readonly touch?: string;
  };
  readonly mail?: {
    /** Ground of the header and of buttons, `#rrggbb`. @default the brand's fill */
    readonly color?: string;
    /** An SVG or PNG for the header. @default `logo.onBrand` */
    readonly logo?: string;
  };
  readonly documents?: {
    /** Headings and data of documents, `#rrggbb`. @default the brand as text */
    readonly color?: string;
    /** An SVG or PNG for white paper. @default `logo.light` */
    readonly logo?: string;
    /** TrueType or OpenType files. */
    readonly fonts?: { readonly heading?: string; readonly text?: string; readonly strong?: string };
  };
  readonly signIn?: {
    /** A JPEG, PNG, WebP or SVG beside the form. */
    readonly picture?: string;
    /** Below the heading of the form. */
    readonly lead?: BrandText;
    /** On the picture: what the portal promises. */
    readonly title?: BrandText;
    readonly text?: BrandText;
  };
  /** Texts that differ, by key: of the portal, or of what the API writes (`api.` before catalogue and key). */
  readonly words?: Readonly<Record<string, BrandText>>;
  /** Parts of the portal: `false` leaves one out. */
  readonly features?: Readonly<Partial<Record<FeatureName, boolean>>>;
  readonly addresses?: { readonly terms?: string; readonly privacy?: string };
  readonly support?: {
    /** With its country: `+46771234500`. */
    readonly phone?: string;
    readonly email?: string;
    readonly hours?: BrandText;
  };
  readonly company?: {
    /** `556677-8899` */
    readonly organizationNumber?: string;
    /** Street, postcode and town on one line. */
    readonly address?: string;
    /** `5050-1055` */
    readonly bankgiro?: string;
  };
}

/** Gives an editor the fields of a brand to complete and check: `export default defineBrand({ … })`. */
export function defineBrand(brand: BrandFile): BrandFile {
  return brand;
}

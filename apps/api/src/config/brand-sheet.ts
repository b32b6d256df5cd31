import type { Language } from '@vinrod/locale/messages/language';
import type { Message } from '@vinrod/locale/messages/messages';

/** What a supplier can do without: each is a set of permissions that then nobody has. */
export const featureNames = [
  'invoices',
  'certificates',
  'residualMix',
  'monthlyReport',
  'timeReport',
  'contact',
  'expertSuggestions',
  'shadowMode',
] as const;

/** Name of a part of the portal that can be left out. */
export type FeatureName = (typeof featureNames)[number];

/** Files of a brand folder by what they are; every one but the sheet can be asked for over HTTP. */
export const brandFiles = {
  sheet: 'brand.json',
  theme: 'theme.css',
  icon: 'icon.svg',
  touchIcon: 'touch-icon.png',
  manifest: 'manifest.webmanifest',
  lightLogo: 'logo.svg',
  darkLogo: 'logo-dark.svg',
  brandLogo: 'logo-brand.svg',
  documentLogo: 'document-logo.png',
  mailLogo: 'mail-logo.png',
} as const;

/** Where mails have their logo: as long as there are mails, and so without the version of the brand. */
export const mailLogoPath = '/brand/mail-logo.png';

/** Format of the sheet, so that a folder of another version is refused and not half understood. */
export const sheetFormat = 'brand-3';

/** The content of `brand.json`: a supplier's brand as `pnpm brand build` has checked it. */
export interface BrandSheet {
  readonly format: typeof sheetFormat;
  /** Name on screen and in mails. */
  readonly name: string;
  readonly legalName: string | null;
  /** What the portal itself is called, in tabs and on a home screen; null calls it as the supplier. */
  readonly portalName: string | null;
  /** One sentence for search engines and link previews. */
  readonly description: string | null;
  /** Colour of the browser's own bars, by the computer's colour scheme. */
  readonly barColor: { readonly light: string; readonly dark: string };
  /** How the supplier is marked; null when it has only a name. */
  readonly logo: {
    /** Whether the picture says the name, which then stands nowhere beside it. */
    readonly saysName: boolean;
    /** Width of the picture divided by its height. */
    readonly ratio: number;
  } | null;
  readonly mail: {
    readonly color: string;
    /** Colour of the text on it. */
    readonly ink: string;
    /** Width and height of the picture in px; null writes the name alone. */
    readonly logo: { readonly width: number; readonly height: number; readonly saysName: boolean } | null;
  };
  readonly documents: {
    readonly color: string;
    /** The logo; null writes the name alone. */
    readonly logo: { readonly saysName: boolean; readonly ratio: number } | null;
    /** Files of the fonts of headings, text and strong text; null keeps the portal's. */
    readonly fonts: {
      readonly heading: string | null;
      readonly text: string | null;
      readonly strong: string | null;
    };
  };
  /** The ten colours of graphs in files, `#rrggbb`, as they are on screen in the light theme. */
  readonly lineColors: readonly string[];
  readonly signIn: {
    /** File of the picture beside the form. */
    readonly picture: string | null;
  };
  /** Texts of the portal that differ, by language and key, ready to format. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, Message>>>>;
  /** Texts of mails, files and answers that differ, by language and `catalogue.key`, ready to format. */
  readonly apiWords: Readonly<Record<Language, Readonly<Record<string, Message>>>>;
  readonly featuresOff: readonly FeatureName[];
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  /** When customer service answers, by language. */
  readonly supportHours: Readonly<Record<Language, string>> | null;
  readonly organizationNumber: string | null;
  readonly address: string | null;
  readonly bankgiro: string | null;
}

import type { Language } from '../../packages/locale/src/messages/language.ts';
import { themeChoices, type ThemeChoice } from '../../packages/ui/src/provider/theme-choices.ts';

/** What a reviewer has chosen in the toolbar. */
export interface ToolbarChoices {
  readonly theme: ThemeChoice;
  readonly language: Language;
  readonly isCompact: boolean;
  /** Whether text has the spacing that it must bear (WCAG 1.4.12). */
  readonly isSpaced: boolean;
  /** Whether nothing moves, as for readers who ask for less motion. */
  readonly isStill: boolean;
  /** Folder of the brand in `brands`; undefined shows the library's own. */
  readonly brand: string | undefined;
}

/** The library's own brand in the toolbar. */
const ownBrand = 'vinrod';

/** Reads Storybook's globals, which an address can set to anything. */
export function toolbarChoices(globals: unknown): ToolbarChoices {
  const given: Readonly<Record<string, unknown>> = Object(globals);
  const { theme, language, density, spacing, motion, brand } = given;
  return {
    theme: themeChoices.find((choice) => choice === theme) ?? 'light',
    language: language === 'en' ? 'en' : 'sv',
    isCompact: density === 'compact',
    isSpaced: spacing === 'wide',
    isStill: motion === 'reduced',
    brand: typeof brand === 'string' && brand !== ownBrand ? brand : undefined,
  };
}

/** What the toolbar begins with. */
export const initialChoices = {
  theme: 'light',
  density: 'comfortable',
  language: 'sv',
  spacing: 'usual',
  motion: 'usual',
  brand: ownBrand,
} as const;

interface ToolbarItem {
  readonly value: string;
  readonly title: string;
}

function menu(title: string, icon: string, items: readonly ToolbarItem[], description = title): object {
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
}

/**
 * The choices of the toolbar. Forced colours are not among them, since no page can ask its own browser for them:
 * developer tools can.
 */
export const toolbar = {
  theme: menu('Tema', 'paintbrush', [
    { value: 'light', title: 'Ljust' },
    { value: 'dark', title: 'Mörkt' },
    { value: 'high-contrast', title: 'Hög kontrast' },
    { value: 'system', title: 'Som systemet' },
  ]),
  brand: menu('Varumärke', 'certificate', [
    { value: ownBrand, title: 'Vinröd' },
    { value: 'gronsjovalla', title: 'Grönsjövalla Energi' },
    { value: 'ragskar', title: 'Rågskär Kraft' },
  ]),
  density: menu('Täthet', 'component', [
    { value: 'comfortable', title: 'Luftigt' },
    { value: 'compact', title: 'Tätt' },
  ]),
  language: menu(
    'Språk',
    'globe',
    [
      { value: 'sv', title: 'Svenska' },
      { value: 'en', title: 'English' },
    ],
    'Sidornas språk och komponenternas egna ord',
  ),
  spacing: menu(
    'Textavstånd',
    'paragraph',
    [
      { value: 'usual', title: 'Vanliga avstånd' },
      { value: 'wide', title: 'Glesad text (WCAG 1.4.12)' },
    ],
    'Avstånd i text',
  ),
  motion: menu('Rörelse', 'lightning', [
    { value: 'usual', title: 'Med rörelse' },
    { value: 'reduced', title: 'Utan rörelse' },
  ]),
};

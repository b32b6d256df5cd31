import { create, type ThemeVars } from 'storybook/theming';

import type { ThemeChoice } from '../../packages/ui/src/provider/theme-choices.ts';
import { darkScheme, moreContrast } from '../../packages/ui/src/tokens/media.ts';
import type { ColorName, ThemeName } from '../../packages/ui/src/tokens/names.ts';
import { colorToken } from '../../packages/ui/src/tokens/resolve.ts';
import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' };

/** Set by `main.ts` when the library is shown in a supplier's brand. */
const { STORYBOOK_BRAND_NAME: name = 'Vinröd', STORYBOOK_BRAND_COLOR: brandColor } = process.env;

/** Storybook shows a title without a picture as HTML; the mark is a file that `main.ts` serves. */
const title = `<span style="display: inline-flex; gap: 8px; align-items: center"><img src="site-mark.svg" alt="" width="24" height="24">${name}, komponenter</span>`;

/** The theme to show for what the toolbar says, which can leave it to the computer. */
export function themeFor(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  if (globalThis.matchMedia(moreContrast).matches) return 'high-contrast';
  return globalThis.matchMedia(darkScheme).matches ? 'dark' : 'light';
}

/** What is around the stories, in the sidebar and on the pages of documentation, in the library's colours and letters. */
export function siteTheme(theme: ThemeName): ThemeVars {
  const color = (part: ColorName): string => colorToken(tokens, `semantic.${theme}.${part}`);
  const brand = theme === 'light' ? brandColor : undefined;
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: title,
    brandTarget: '_self',
    fontBase: '"Hanken Grotesk Variable", "Segoe UI", Arial, sans-serif',
    colorPrimary: brand ?? color('brand'),
    colorSecondary: brand ?? color('accent'),
    appBg: color('background'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appHoverBg: color('surface-hover'),
    appBorderColor: color('border'),
    textColor: color('text'),
    textMutedColor: color('text-muted'),
    textInverseColor: color('text-inverse'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: brand ?? color('link'),
    barSelectedColor: brand ?? color('link'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('border'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface'),
    inputBorder: color('border-strong'),
    inputTextColor: color('text'),
  });
}

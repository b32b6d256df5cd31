import { create } from 'storybook/theming';

/** Set by `main.ts` when the library is shown in a supplier's brand. */
const { STORYBOOK_BRAND_NAME: name = 'Vinröd', STORYBOOK_BRAND_COLOR: color } = process.env;

/** What is around the stories, in the sidebar and on the pages of documentation, in the brand's letters and colours. */
export const brandTheme = create({
  base: 'light',
  brandTitle: `${name}, komponenter`,
  brandTarget: '_self',
  colorPrimary: color ?? '#781a32',
  colorSecondary: color ?? '#1e5790',
  fontBase: '"Hanken Grotesk Variable", "Segoe UI", Arial, sans-serif',
});

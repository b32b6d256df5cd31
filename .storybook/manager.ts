import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vinröd, komponenter',
    brandTarget: '_self',
    colorPrimary: '#781a32',
    colorSecondary: '#1e5790',
    fontBase: '"Hanken Grotesk Variable", "Segoe UI", Arial, sans-serif',
  }),
});

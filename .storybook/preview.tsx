import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import '../packages/ui/src/fonts/fonts.css';
import '../packages/ui/src/theme/styles.css.ts';
import './preview.css';
import './accessibility-matrix/load.ts';
import { themeChoices, VinrodProvider, type ThemeChoice } from '../packages/ui/src/provider/index.ts';
import { brandTheme } from './brand-theme.ts';
import { modes } from './pictures/modes.ts';
import { viewports } from './viewports.ts';

// A busy computer is slow, and passing stories do not wait.
configure({ asyncUtilTimeout: 20_000 });

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, type, width, height }]) => [
    key,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const chromaticModes = Object.fromEntries(
  modes.map(({ name, width, height, theme }) => [name, { viewport: { width, height }, theme }]),
);

const preview: Preview = {
  decorators: [
    (Story, { globals }) => {
      const theme: unknown = globals['theme'];
      const language = globals['language'] === 'en' ? 'en' : 'sv';
      document.documentElement.lang = language;
      if (globals['density'] === 'compact') document.documentElement.setAttribute('data-density', 'compact');
      else document.documentElement.removeAttribute('data-density');
      return (
        <VinrodProvider themeChoice={isThemeChoice(theme) ? theme : 'light'} language={language}>
          <Story />
        </VinrodProvider>
      );
    },
  ],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Ljust' },
          { value: 'dark', title: 'Mörkt' },
          { value: 'high-contrast', title: 'Hög kontrast' },
          { value: 'system', title: 'Som systemet' },
        ],
      },
    },
    density: {
      description: 'Täthet',
      toolbar: {
        title: 'Täthet',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Luftigt' },
          { value: 'compact', title: 'Tätt' },
        ],
      },
    },
    language: {
      description: 'Komponenternas egna ord',
      toolbar: {
        title: 'Språk',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'sv', title: 'Svenska' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'sv' },
  parameters: {
    a11y: {
      test: 'error',
      // Targets of 24 px (WCAG 2.5.8), which axe measures only when asked.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Who opens the panel reads what passed too. In tests, describing it takes axe much of its time.
      options: navigator.webdriver ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {},
      // React Aria's announcer names a button for seven seconds, also when the button and its story are gone.
      context: { exclude: ['[data-live-announcer]'] },
    },
    backgrounds: { disabled: true },
    // One picture of each component: only the pages that gather its stories are photographed.
    chromatic: { modes: chromaticModes, disableSnapshot: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: brandTheme },
    options: {
      storySort: {
        method: 'alphabetical',
        // Storybook reads this list without running the file, so that it has to stand here.
        order: [
          'Grunder',
          ['Introduktion', 'Installation', '*'],
          'Uppbyggnad',
          'Handlingar',
          'Formulär',
          'Datum',
          'Navigering',
          'Data',
          'Återkoppling',
          'Över sidan',
          'Energi',
          'Diagram',
          'Sidor',
        ],
      },
    },
    viewport: { options: viewportOptions },
  },
};

export default preview;

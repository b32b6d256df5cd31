import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import '../packages/ui/src/fonts/fonts.css';
import '../packages/ui/src/theme/styles.css.ts';
import './preview.css';
import './accessibility-matrix/load.ts';
import { modes } from './pictures/modes.ts';
import { withSwedishTexts } from './props/texts-of-props.ts';
import { closedOnPages } from './site/closed-on-pages.tsx';
import { SitePage } from './site/SitePage.tsx';
import { StoryFrame } from './site/StoryFrame.tsx';
import { initialChoices, toolbar, toolbarChoices } from './site/toolbar-choices.ts';
import { viewports } from './viewports.ts';

// A busy computer is slow, and passing stories do not wait.
configure({ asyncUtilTimeout: 20_000 });

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
    closedOnPages,
    (Story, { globals }) => (
      <StoryFrame {...toolbarChoices(globals)}>
        <Story />
      </StoryFrame>
    ),
  ],
  argTypesEnhancers: [withSwedishTexts],
  globalTypes: toolbar,
  initialGlobals: initialChoices,
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
    docs: { container: SitePage },
    options: {
      storySort: {
        method: 'alphabetical',
        // Storybook reads this list without running the file, so that it has to stand here.
        order: [
          'Grunder',
          ['Introduktion', 'Installation', 'Granska och föreslå', 'Skriva en sida', '*'],
          'Mönster',
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

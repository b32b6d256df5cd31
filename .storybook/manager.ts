import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { siteTheme, themeFor } from './site/site-theme.ts';
import { toolbarChoices } from './site/toolbar-choices.ts';

addons.setConfig({ theme: siteTheme('light') });

addons.register('vinrod/site-theme', (api) => {
  const follow = (sent: unknown): void => {
    const { theme } = toolbarChoices(Object(sent).globals);
    api.setOptions({ theme: siteTheme(themeFor(theme)) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import type { ThemeChoice } from '../../packages/ui/src/provider/theme-choices.ts';
import { siteTheme, themeFor } from './site-theme.ts';
import { toolbarChoices } from './toolbar-choices.ts';

type Channel = DocsContainerProps['context']['channel'];

const events = [SET_GLOBALS, GLOBALS_UPDATED];

/** What the toolbar says now; pages of documentation get no globals, only what the channel carried last. */
function themeChoice(channel: Channel): ThemeChoice {
  const [sent]: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return toolbarChoices(Object(sent).globals).theme;
}

/** A page of documentation in the theme of its stories. */
export function SitePage({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const { channel } = context;
  const choice = useSyncExternalStore(
    (onChange) => {
      for (const event of events) channel.on(event, onChange);
      return () => {
        for (const event of events) channel.off(event, onChange);
      };
    },
    () => themeChoice(channel),
  );
  return (
    <DocsContainer context={context} theme={siteTheme(themeFor(choice))}>
      {children}
    </DocsContainer>
  );
}

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import {
  useInsertionEffect,
  useMemo,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import { MessageContext } from '../../packages/ui/src/messages/index.ts';
import { contextInLanguage } from './context-in-language.ts';
import { siteTheme, themeFor } from './site-theme.ts';
import { toolbarChoices, type ToolbarChoices } from './toolbar-choices.ts';

type Channel = DocsContainerProps['context']['channel'];

const events = [SET_GLOBALS, GLOBALS_UPDATED];

/** What the toolbar says now; pages of documentation get no globals, only what the channel carried last. */
function useToolbarChoices(channel: Channel): ToolbarChoices {
  const globals = useSyncExternalStore(
    (onChange) => {
      for (const event of events) channel.on(event, onChange);
      return () => {
        for (const event of events) channel.off(event, onChange);
      };
    },
    (): unknown => {
      const [sent]: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
      return Reflect.get(Object(sent), 'globals');
    },
  );
  return toolbarChoices(globals);
}

/** A page of documentation in the theme of its stories and the language of the toolbar. */
export function SitePage({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const { theme, language } = useToolbarChoices(context.channel);
  const inLanguage = useMemo(() => contextInLanguage(context, language), [context, language]);
  const wording = useMemo(() => ({ language, overrides: [] }), [language]);
  useInsertionEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <MessageContext value={wording}>
      <DocsContainer context={inLanguage} theme={siteTheme(themeFor(theme))}>
        {children}
      </DocsContainer>
    </MessageContext>
  );
}

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import {
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
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

function globalsIn(sent: unknown): unknown {
  return Reflect.get(Object(sent), 'globals');
}

/**
 * What the toolbar says now; pages of documentation get no globals, only what the channel carries. An example in a frame of
 * its own sends its globals on the channel of the page around it: they are not the page's.
 */
function useToolbarChoices(channel: Channel): ToolbarChoices {
  const [globals, setGlobals] = useState(() => {
    const [sent]: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return globalsIn(sent);
  });
  useEffect(() => {
    function follow(this: unknown, sent: unknown): void {
      // The channel calls its listeners on the event, which says who sent it.
      if (Reflect.get(Object(this), 'from') === Reflect.get(channel, 'sender')) setGlobals(globalsIn(sent));
    }
    for (const event of events) channel.on(event, follow);
    return () => {
      for (const event of events) channel.off(event, follow);
    };
  }, [channel]);
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

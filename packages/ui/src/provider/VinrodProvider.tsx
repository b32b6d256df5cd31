import { useMemo, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import type { Language } from '@vinrod/locale/messages/language';

import type { MessageOverride } from '../messages/override-messages.ts';
import { MessageContext } from '../messages/use-messages.ts';
import { LinkComponentContext, type LinkComponentProps } from './RoutedAnchor.tsx';
import { ThemeContext, useSystemTheme, useThemeAttribute, type ThemeChoice } from './theme-choice.ts';

export interface VinrodProviderProps {
  readonly children: ReactNode;
  /** Language of the kit's own texts. Numbers and dates are Swedish in both. */
  readonly language?: Language;
  /** The supplier's own wording, made with `overrideMessages`; a later one wins. */
  readonly messages?: readonly MessageOverride[];
  /** The reader's choice of theme, when the app keeps it. */
  readonly themeChoice?: ThemeChoice;
  /** First choice of theme, when the provider keeps it. */
  readonly defaultThemeChoice?: ThemeChoice;
  readonly onThemeChoiceChange?: (choice: ThemeChoice) => void;
  /** The router's link, for example `Link` of wouter; gets `href` and the attributes of an anchor. */
  readonly linkComponent?: ComponentType<LinkComponentProps>;
}

const noOverrides: readonly MessageOverride[] = [];

/** Wraps an app once: Swedish locale, theme, router links and the wording of the kit's texts. */
export function VinrodProvider({
  children,
  language = 'sv',
  messages = noOverrides,
  themeChoice,
  defaultThemeChoice = 'system',
  onThemeChoiceChange,
  linkComponent,
}: VinrodProviderProps): ReactElement {
  const [ownChoice, setOwnChoice] = useState(defaultThemeChoice);
  const choice = themeChoice ?? ownChoice;
  const systemTheme = useSystemTheme();
  useThemeAttribute(choice);

  const theme = useMemo(
    () => ({
      choice,
      theme: choice === 'system' ? systemTheme : choice,
      setChoice: (next: ThemeChoice) => {
        setOwnChoice(next);
        onThemeChoiceChange?.(next);
      },
    }),
    [choice, systemTheme, onThemeChoiceChange],
  );
  const wording = useMemo(() => ({ language, overrides: messages }), [language, messages]);

  return (
    <I18nProvider locale={language === 'sv' ? 'sv-SE' : 'en-SE'}>
      <ThemeContext value={theme}>
        <MessageContext value={wording}>
          <LinkComponentContext value={linkComponent ?? 'a'}>{children}</LinkComponentContext>
        </MessageContext>
      </ThemeContext>
    </I18nProvider>
  );
}

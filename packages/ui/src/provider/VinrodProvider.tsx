import { useMemo, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import type { Language } from '@vinrod/locale/messages/language';

import type { MessageOverride } from '../messages/override-messages.ts';
import { MessageContext } from '../messages/message-settings.ts';
import { LinkComponentContext, type LinkComponentProps } from './RoutedAnchor.tsx';
import { ThemeContext, useSystemTheme, useThemeAttribute } from './theme-choice.ts';
import type { ThemeChoice } from './theme-choices.ts';

export interface VinrodProviderProps {
  /** The application. */
  readonly children: ReactNode;
  /** Language of the kit's own texts. Numbers and dates are Swedish in both. */
  readonly language?: Language;
  /** The supplier's text overrides, made with `overrideMessages`; later ones win. */
  readonly messages?: readonly MessageOverride[];
  /** The user's theme preference, when controlled by the app. */
  readonly themeChoice?: ThemeChoice;
  /** Initial theme preference, when kept by the provider. */
  readonly defaultThemeChoice?: ThemeChoice;
  /** Called when the reader chooses a theme, to keep it until the next visit. */
  readonly onThemeChoiceChange?: (choice: ThemeChoice) => void;
  /** The router's link, for example `Link` of wouter; gets `href` and anchor attributes. */
  readonly linkComponent?: ComponentType<LinkComponentProps>;
}

const noOverrides: readonly MessageOverride[] = [];

/** Wraps an app once: Swedish locale, theme, router links and text overrides. */
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

import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

import { darkScheme, moreContrast } from '../tokens/media.ts';
import type { ThemeName } from '../tokens/names.ts';

/** Choices of the reader: a theme, or what the operating system asks for. */
export const themeChoices = ['system', 'light', 'dark', 'high-contrast'] as const;

/** One of {@link themeChoices}. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Theme in force and the reader's choice. */
export interface ThemeSettings {
  readonly choice: ThemeChoice;
  /** The theme that is shown; never `system`. */
  readonly theme: ThemeName;
  readonly setChoice: (choice: ThemeChoice) => void;
}

/** Carries {@link ThemeSettings}; light, and without a way to change it, outside a provider. */
export const ThemeContext = createContext<ThemeSettings>({
  choice: 'system',
  theme: 'light',
  setChoice: () => undefined,
});

/** The theme in force, the reader's choice and the way to change it. */
export function useTheme(): ThemeSettings {
  return useContext(ThemeContext);
}

function subscribe(onChange: () => void): () => void {
  const queries = [darkScheme, moreContrast].map((query) => globalThis.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function systemTheme(): ThemeName {
  if (globalThis.matchMedia(moreContrast).matches) return 'high-contrast';
  return globalThis.matchMedia(darkScheme).matches ? 'dark' : 'light';
}

/** The theme the operating system asks for; light on a server. */
export function useSystemTheme(): ThemeName {
  return useSyncExternalStore(subscribe, systemTheme, () => 'light');
}

/** Writes the choice to `html[data-theme]`, which the theme's style sheet follows. */
export function useThemeAttribute(choice: ThemeChoice): void {
  useEffect(() => {
    const root = document.documentElement;
    if (choice === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', choice);
  }, [choice]);
}

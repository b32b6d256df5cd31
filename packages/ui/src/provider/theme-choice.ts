import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

import { darkScheme, moreContrast } from '../tokens/media.ts';
import type { ThemeName } from '../tokens/names.ts';
import type { ThemeChoice } from './theme-choices.ts';

/** Current theme and the user's preference. */
export interface ThemeSettings {
  readonly choice: ThemeChoice;
  /** The displayed theme; never `system`. */
  readonly theme: ThemeName;
  readonly setChoice: (choice: ThemeChoice) => void;
}

/** Provides {@link ThemeSettings}; light and fixed outside a provider. */
export const ThemeContext = createContext<ThemeSettings>({
  choice: 'system',
  theme: 'light',
  setChoice: () => undefined,
});

/** The current theme, the user's preference and a setter. */
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

/** The operating system's theme; light on a server. */
export function useSystemTheme(): ThemeName {
  return useSyncExternalStore(subscribe, systemTheme, () => 'light');
}

/** Writes the preference to `html[data-theme]`, which the theme's style sheet reads. */
export function useThemeAttribute(choice: ThemeChoice): void {
  useEffect(() => {
    const root = document.documentElement;
    if (choice === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', choice);
  }, [choice]);
}

/** The provider that wraps an app, its theme hook and the anchor for the app's router. */
export { RoutedAnchor, type LinkComponentProps } from './RoutedAnchor.tsx';
export { themeChoices, useTheme, type ThemeChoice, type ThemeSettings } from './theme-choice.ts';
export { VinrodProvider, type VinrodProviderProps } from './VinrodProvider.tsx';

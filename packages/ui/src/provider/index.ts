/** The provider that wraps an app, its theme hook and the anchor for the app's router. */
export { RoutedAnchor, type LinkComponentProps } from './RoutedAnchor.tsx';
export { useTheme, type ThemeSettings } from './theme-choice.ts';
export { themeChoices, type ThemeChoice } from './theme-choices.ts';
export { VinrodProvider, type VinrodProviderProps } from './VinrodProvider.tsx';

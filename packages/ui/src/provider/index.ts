/** The provider every app wraps itself in, its theme hook and the anchor that follows the app's router. */
export { RoutedAnchor, type LinkComponentProps } from './RoutedAnchor.tsx';
export { themeChoices, useTheme, type ThemeChoice, type ThemeSettings } from './theme-choice.ts';
export { VinrodProvider, type VinrodProviderProps } from './VinrodProvider.tsx';

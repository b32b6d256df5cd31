/** Theme preferences: a theme, or the operating system's. */
export const themeChoices = ['system', 'light', 'dark', 'high-contrast'] as const;

/** One of {@link themeChoices}. */
export type ThemeChoice = (typeof themeChoices)[number];

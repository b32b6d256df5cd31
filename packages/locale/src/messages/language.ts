/** Languages of every text; Swedish is the default. */
export type Language = 'sv' | 'en';

/** Locales for formatting texts: Swedish numbers and dates in both. */
export const localeOf: Readonly<Record<Language, string>> = { sv: 'sv-SE', en: 'en-SE' };

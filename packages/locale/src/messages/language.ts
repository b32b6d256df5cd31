/** Languages every text exists in; Swedish is the default. */
export type Language = 'sv' | 'en';

/** Locales in which texts are formatted: Swedish numbers and dates in both. */
export const localeOf: Readonly<Record<Language, string>> = { sv: 'sv-SE', en: 'en-SE' };

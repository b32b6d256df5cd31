import type { Plugin } from 'vite';

/** A piece of react-aria's code, and what stands in its place. */
interface Replacement {
  readonly slow: string;
  readonly quick: string;
}

/** Checks that the browser's language is well formed: both functions throw a RangeError for one that is not. */
const wellFormed: Replacement = {
  slow: 'Intl.DateTimeFormat.supportedLocalesOf([',
  quick: 'Intl.getCanonicalLocales([',
};

/** Whether a language is written from right to left, by the script that is likely for it, or by react-aria's list of languages. */
const direction: Replacement = { slow: 'if (Intl.Locale)', quick: 'if (false)' };

const replacements: ReadonlyMap<string, Replacement> = new Map([
  ['useDefaultLocale', wellFormed],
  ['utils', direction],
]);

/**
 * Makes react-aria look at a language without loading what the browser knows of all languages: its calendars, which take 100
 * ms on a slow computer where the sign-in page has no dates, and its likely scripts, which take as long as drawing a page.
 */
export function quickLocaleCheck(): Plugin {
  return {
    name: 'quick-locale-check',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs$/ },
      handler(code, id) {
        const [, name = ''] = /\/(\w+)\.mjs/.exec(id) ?? [];
        const { slow, quick } = replacements.get(name) ?? wellFormed;
        if (!code.includes(slow)) this.error('react-aria looks at the language in another way: look again.');
        return { code: code.replace(slow, quick), map: null };
      },
    },
  };
}

import type { Plugin } from 'vite';

/** react-aria's check that the browser's language is well formed; slow, because it loads all locales. */
const slow = 'Intl.DateTimeFormat.supportedLocalesOf([';
const quick = 'Intl.getCanonicalLocales([';

/**
 * Makes react-aria check the browser's language without loading the browser's calendars: on a slow computer the first
 * use of dates takes 100 ms, and the sign-in page has none. Both functions throw a RangeError for an invalid language.
 */
export function quickLocaleCheck(): Plugin {
  return {
    name: 'quick-locale-check',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
      handler(code) {
        if (!code.includes(slow)) this.error('react-aria checks the language in another way: look again.');
        return { code: code.replace(slow, quick), map: null };
      },
    },
  };
}

import type { Plugin } from 'vite';

/** How react-aria asks whether the browser's language is well formed: the answer costs reading all of its locales. */
const slow = 'Intl.DateTimeFormat.supportedLocalesOf([';
const quick = 'Intl.getCanonicalLocales([';

/**
 * Lets react-aria check the browser's language without loading the browser's calendars: on a slow computer the first
 * question about dates takes 100 ms, and the sign-in page has none. Both throw a RangeError for what is no language.
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

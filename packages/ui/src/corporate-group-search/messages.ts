import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the search for a corporate group. */
export const corporateGroupSearchMessages = defineMessages('corporate-group-search', {
  sv: {
    label: 'Byt koncern',
    field: 'Sök koncern',
    every: 'Alla koncerner',
    groups: 'Koncerner',
    loading: 'Söker …',
    count: '{count, plural, one {# koncern} other {# koncerner}}',
    first: 'De första {count}. Skriv för att hitta fler.',
    none: 'Inga koncerner på ”{search}”',
    nothing: 'Inga koncerner att välja',
    failed: 'Koncernerna kunde inte hämtas.',
    retry: 'Försök igen',
    keyMove: 'Välj',
    keyOpen: 'Öppna',
    keyClose: 'Stäng',
  },
  en: {
    label: 'Switch corporate group',
    field: 'Search corporate group',
    every: 'All corporate groups',
    groups: 'Corporate groups',
    loading: 'Searching …',
    count: '{count, plural, one {# corporate group} other {# corporate groups}}',
    first: 'The first {count}. Type to find more.',
    none: 'No corporate groups for ”{search}”',
    nothing: 'No corporate groups to choose',
    failed: 'The corporate groups could not be loaded.',
    retry: 'Try again',
    keyMove: 'Choose',
    keyOpen: 'Open',
    keyClose: 'Close',
  },
});

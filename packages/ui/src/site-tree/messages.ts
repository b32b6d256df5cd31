import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the site tree. */
export const siteTreeMessages = defineMessages('site-tree', {
  sv: {
    label: 'Anläggningar',
    selected: '{selected, number} av {total, number} valda',
    search: 'Sök bolag, kundnummer, adress, förvaltare eller byggnad',
    searchPlaceholder: 'Sök namn, id, adress, förvaltare',
    selectAll: 'Markera alla',
    clear: 'Rensa',
    favorites: 'Favoriter',
    only: 'Endast',
    onlyHelp: 'Skift och Retur väljer endast raden.',
    hits: '{count, plural, =0 {Inga träffar} one {# anläggning hittad} other {# anläggningar hittade}}',
    noHits: 'Inga träffar på ”{search}”.',
    clearSearch: 'Visa alla anläggningar',
    empty: 'Här finns inga anläggningar ännu.',
    loading: 'Läser in anläggningar …',
  },
  en: {
    label: 'Sites',
    selected: '{selected, number} of {total, number} selected',
    search: 'Search company, customer number, address, manager or building',
    searchPlaceholder: 'Search name, id, address, manager',
    selectAll: 'Select all',
    clear: 'Clear',
    favorites: 'Favourites',
    only: 'Only',
    onlyHelp: 'Shift and Enter selects only the row.',
    hits: '{count, plural, =0 {No hits} one {# site found} other {# sites found}}',
    noHits: 'No hits for ”{search}”.',
    clearSearch: 'Show all sites',
    empty: 'There are no sites here yet.',
    loading: 'Loading sites …',
  },
});

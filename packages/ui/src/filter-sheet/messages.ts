import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the filter sheet. */
export const filterSheetMessages = defineMessages('filter-sheet', {
  sv: {
    title: 'Filter',
    button: '{count, plural, =0 {Filter} one {Filter, # vald} other {Filter, # valda}}',
    clear: 'Rensa filter',
    show: 'Visa',
    showHits: '{count, plural, one {Visa # träff} other {Visa {count, number} träffar}}',
    hits: '{count, plural, =0 {Inga träffar} one {# träff} other {{count, number} träffar}}',
  },
  en: {
    title: 'Filters',
    button: '{count, plural, =0 {Filters} one {Filters, # chosen} other {Filters, # chosen}}',
    clear: 'Clear filters',
    show: 'Show',
    showHits: '{count, plural, one {Show # match} other {Show {count, number} matches}}',
    hits: '{count, plural, =0 {No matches} one {# match} other {{count, number} matches}}',
  },
});

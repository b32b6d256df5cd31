import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the pager of a table. */
export const tablePagerMessages = defineMessages('chart-table-pager', {
  sv: {
    shown: 'Visar {first, number}–{last, number} av {count, number}',
    pages: 'Sidor',
    first: 'Första sidan',
    last: 'Sista sidan',
    previous: 'Föregående sida',
    next: 'Nästa sida',
  },
  en: {
    shown: 'Showing {first, number}–{last, number} of {count, number}',
    pages: 'Pages',
    first: 'First page',
    last: 'Last page',
    previous: 'Previous page',
    next: 'Next page',
  },
});

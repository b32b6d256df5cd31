import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the pagination (domain.md 3.5). */
export const paginationMessages = defineMessages('pagination', {
  sv: {
    label: 'Sidor',
    previous: 'Föregående sida',
    next: 'Nästa sida',
    page: 'Sida {page}',
    pageOf: 'Sida {page, number} av {count, number}',
    range: 'Visar {first, number}–{last, number} av {total, number}',
    none: 'Inga rader',
    pageSize: 'Rader per sida',
  },
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    pageOf: 'Page {page, number} of {count, number}',
    range: 'Showing {first, number}–{last, number} of {total, number}',
    none: 'No rows',
    pageSize: 'Rows per page',
  },
});

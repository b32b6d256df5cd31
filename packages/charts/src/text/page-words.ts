/** Swedish words of what turns the pages of a table. */
export const pageWords = {
  pages: 'Sidor',
  firstPage: 'Första sidan',
  lastPage: 'Sista sidan',
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
} as const;

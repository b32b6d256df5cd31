/** News on one page: three rows of four. */
export const pageSize = 12;

/** Which page of the news the address asks for. */
export interface NewsPage {
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** The longest search the contract takes. */
const longestSearch = 200;

/** Reads the page and the search from the address; what is not a page is page one. */
export function readNewsPage(params: URLSearchParams): NewsPage {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
  };
}

/** A copy of the parameters with the page and the search written in; page one and no search leave no trace. */
export function writeNewsPage(before: URLSearchParams, { page, search }: NewsPage): URLSearchParams {
  const params = new URLSearchParams(before);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  if (search === '') params.delete('search');
  else params.set('search', search);
  return params;
}

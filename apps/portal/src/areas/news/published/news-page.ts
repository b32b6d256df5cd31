/** News on one page: three rows of four. */
export const pageSize = 12;

/** Page and search of the news list, from the address. */
export interface NewsPage {
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** The longest search the contract takes. */
const longestSearch = 200;

/** Parses page and search from the query params; an invalid page becomes page one. */
export function readNewsPage(params: URLSearchParams): NewsPage {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
  };
}

/** Copy of the query params with page and search written in. Page one and an empty search are left out. */
export function writeNewsPage(before: URLSearchParams, { page, search }: NewsPage): URLSearchParams {
  const params = new URLSearchParams(before);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  if (search === '') params.delete('search');
  else params.set('search', search);
  return params;
}

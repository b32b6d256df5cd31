import {
  initialTableQuery,
  orderingOf,
  PAGE_SIZES,
  sortOfOrdering,
  type TableQuery,
} from '@vinrod/ui/data-table';

/** The longest search the contract takes. */
const longestSearch = 200;

/** Highest page number: the contract's largest list, ten thousand items (spec section 9). */
const lastPage = 10_000;

/** Field name in the contract's format. */
const fieldName = /^-?[a-z][a-z0-9_]*$/;

function wholeNumber(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Parses sort, search and page of a list from the query params. Defaults for anything invalid: an address is untrusted
 * input.
 *
 * @param defaultOrdering - `ordering` when the address has none: a field, with a leading `-` when descending.
 */
export function readListQueryParams(params: URLSearchParams, defaultOrdering: string | null): TableQuery {
  const page = wholeNumber(params.get('page'));
  const size = wholeNumber(params.get('page_size'));
  const ordering = params.get('ordering') ?? '';
  return initialTableQuery({
    sort: sortOfOrdering(fieldName.test(ordering) ? ordering : defaultOrdering),
    search: (params.get('search') ?? '').slice(0, longestSearch),
    ...(page >= 1 && page <= lastPage ? { page } : {}),
    ...(PAGE_SIZES.some((offered) => offered === size) ? { pageSize: size } : {}),
  });
}

function setOrDelete(params: URLSearchParams, name: string, value: string, initial: string): void {
  if (value === initial) params.delete(name);
  else params.set(name, value);
}

/** Copy of the query params with the list written in. Defaults are left out; other params stay. */
export function writeListQueryParams(
  before: URLSearchParams,
  { sort, search, page, pageSize }: TableQuery,
  defaultOrdering: string | null,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const ordering = sort === null ? '' : orderingOf(sort);
  setOrDelete(params, 'search', search.slice(0, longestSearch), '');
  setOrDelete(params, 'ordering', ordering, defaultOrdering ?? '');
  setOrDelete(params, 'page', String(page), '1');
  setOrDelete(params, 'page_size', String(pageSize), String(initialTableQuery().pageSize));
  return params;
}

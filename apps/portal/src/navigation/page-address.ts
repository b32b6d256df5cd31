/** Where the page is written as HTML, no browser has an address. */
const noAddress = { hash: '', search: '' };

/** What the browser's address says after the path, for the first render; empty without a browser. */
export function pageAddress(): Pick<Location, 'hash' | 'search'> {
  return globalThis.location ?? noAddress;
}

/** Value of a query parameter; arrays repeat the key, null and undefined leave it out. */
export type QueryValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly (string | number | boolean | Date)[];

/** Place of an operation below the API root. */
export interface Target {
  /** Path of the contract with its placeholders, such as `/v1/sites/{id}/toggle-favorite/`. */
  readonly path: string;
  /** Values of the placeholders, unencoded. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DD` in the local calendar (specification, section 5). */
function localDay(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new TypeError('An invalid Date cannot be sent.');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function pathSegment(name: string, id: string | undefined): string {
  // URL parsers resolve "." and ".." even when they are percent-encoded, so they cannot be sent at all.
  if (id === undefined || id === '' || id === '.' || id === '..') {
    throw new TypeError(`"${id ?? ''}" is no value for ${name}.`);
  }
  return encodeURIComponent(id);
}

/** Joins the API root and an operation's place to a full address. */
export type Addresser = (target: Target) => string;

/**
 * Makes the addresser of an API root.
 *
 * @param baseUrl - API root, absolute or, in a browser, relative to the page.
 * @returns Addresses below the root only.
 * @throws TypeError when the root is no http(s) address, or when an id cannot stand in a path.
 */
export function createAddresser(baseUrl: string): Addresser {
  const root = new URL(baseUrl, globalThis.location?.href);
  if (root.protocol !== 'https:' && root.protocol !== 'http:') {
    throw new TypeError(`The API root must be an http address, not ${baseUrl}.`);
  }
  const prefix = root.pathname.replace(/\/+$/, '');

  return ({ path, ids = {}, query = {} }) => {
    const url = new URL(root.origin);
    url.pathname = prefix + path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, ids[name]));
    for (const [key, value] of Object.entries(query)) {
      if (value === null || value === undefined) continue;
      for (const item of Array.isArray(value) ? value : [value]) {
        url.searchParams.append(key, item instanceof Date ? localDay(item) : String(item));
      }
    }
    return url.href;
  };
}

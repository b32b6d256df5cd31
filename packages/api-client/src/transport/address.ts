/** Path and parameters of an operation below the API root. */
export interface Target {
  /** Path of the contract with its placeholders, for example `/v1/sites/{id}/toggle-favorite/`. */
  readonly path: string;
  /** Values of the placeholders by name, unencoded. */
  readonly params?: object | undefined;
  /**
   * Parameters by name. Arrays repeat the key, null and undefined leave it out, a `Date` is a day of
   * the local calendar.
   */
  readonly query?: object | null | undefined;
}

/** `YYYY-MM-DD` in the local calendar (specification, section 5). */
function localDay(date: Date): string {
  if (Number.isNaN(+date)) throw new TypeError('Invalid Date.');
  return new Date(+date - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function pathSegment(value: unknown): string {
  const id = String(value ?? '');
  // URL parsers resolve "." and ".." even when they are percent-encoded, so neither can be sent.
  if (/^\.{0,2}$/.test(id)) throw new TypeError(`"${id}" is no id.`);
  return encodeURIComponent(id);
}

/** Joins the API root and an operation's path and query to a full address. */
export type Addresser = (target: Target) => string;

/**
 * Creates an address builder for an API root.
 *
 * @param baseUrl - API root, absolute or relative to the page; where there is no page, no call with a relative one succeeds.
 * @returns Addresses below the root only.
 * @throws TypeError when the root is not an http(s) address, or an id cannot be part of a path.
 */
export function createAddresser(baseUrl: string): Addresser {
  // What renders a page on a server makes its client as well. It calls nothing there: no host has this name.
  const root = new URL(baseUrl, globalThis.location?.href ?? 'http://a.invalid');
  if (!/^https?:$/.test(root.protocol)) throw new TypeError(`${baseUrl} is no http address.`);
  const prefix = root.pathname.replace(/\/+$/, '');

  return ({ path, params, query }) => {
    const url = new URL(root.origin);
    const values = new Map(Object.entries<unknown>({ ...params }));
    url.pathname = prefix + path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(values.get(name)));
    for (const [key, value] of Object.entries<unknown>({ ...query })) {
      if (value === null || value === undefined) continue;
      for (const item of [value].flat()) {
        url.searchParams.append(key, item instanceof Date ? localDay(item) : String(item));
      }
    }
    return url.href;
  };
}

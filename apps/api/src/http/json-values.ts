const quote = '"'.charCodeAt(0);
const escape = '\\'.charCodeAt(0);
const separators: ReadonlySet<number> = new Set(['[', '{', ','].map((sign) => sign.charCodeAt(0)));

/**
 * Whether JSON holds more lists, objects and values in them than a request may. Checked before parsing: parsing a
 * hundred thousand short values blocks other requests, scanning as many bytes does not. For invalid JSON the result is
 * arbitrary.
 *
 * @param most - Maximum values of the request, itself and nested ones included.
 */
export function hasMoreValuesThan(json: string, most: number): boolean {
  // Each value has a separator before it, and an empty list or object one more.
  let left = 2 * most;
  let isText = false;
  for (let place = 0; place < json.length && left >= 0; place += 1) {
    const sign = json.charCodeAt(place);
    if (isText) {
      if (sign === escape) place += 1;
      else isText = sign !== quote;
    } else if (sign === quote) isText = true;
    else if (separators.has(sign)) left -= 1;
  }
  return left < 0;
}

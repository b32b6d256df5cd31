/** View in the address: nothing, a new year, or an existing year by its record id. */
export type MixView =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly year?: number }
  | { readonly kind: 'year'; readonly id: number };

const parameter = 'edit';
const fresh = 'new';

/** Parses the query params; anything invalid is `none`. */
export function readMixView(params: URLSearchParams): MixView {
  const text = params.get(parameter);
  const [word, year] = text?.split('.') ?? [];
  if (word === fresh && year === undefined) return { kind: 'new' };
  if (word === fresh && year !== undefined && /^20\d\d$/.test(year))
    return { kind: 'new', year: Number(year) };
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? { kind: 'year', id: Number(text) } : { kind: 'none' };
}

/** Copy of the query params with a view written in; other params stay. */
export function writeMixView(before: URLSearchParams, view: MixView): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete(parameter);
  if (view.kind === 'new') params.set(parameter, view.year === undefined ? fresh : `${fresh}.${view.year}`);
  if (view.kind === 'year') params.set(parameter, String(view.id));
  return params;
}

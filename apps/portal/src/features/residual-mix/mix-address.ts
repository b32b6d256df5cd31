/** What the address asks to edit: nothing, a new year, or a year that is there by the id of its record. */
export type MixView =
  | { readonly kind: 'none' }
  | { readonly kind: 'new' }
  | { readonly kind: 'year'; readonly id: number };

const parameter = 'edit';
const fresh = 'new';

/** Reads an address; what it does not understand is nothing. */
export function readMixView(params: URLSearchParams): MixView {
  const text = params.get(parameter);
  if (text === fresh) return { kind: 'new' };
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? { kind: 'year', id: Number(text) } : { kind: 'none' };
}

/** A copy of the parameters that asks for a view; others stay. */
export function writeMixView(before: URLSearchParams, view: MixView): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete(parameter);
  if (view.kind === 'new') params.set(parameter, fresh);
  if (view.kind === 'year') params.set(parameter, String(view.id));
  return params;
}

/** Role in the address. */
export type RoleView =
  | { readonly kind: 'list' }
  /** New role, optionally with the permissions of another. */
  | { readonly kind: 'new'; readonly copyOf: number | undefined }
  | { readonly kind: 'role'; readonly id: number };

const parameter = 'role';
const copyParameter = 'copy';
const fresh = 'new';

function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Parses the query params; anything invalid is the list. */
export function readRoleView(params: URLSearchParams): RoleView {
  const text = params.get(parameter);
  if (text === fresh) return { kind: 'new', copyOf: idOf(params.get(copyParameter)) };
  const id = idOf(text);
  return id === undefined ? { kind: 'list' } : { kind: 'role', id };
}

/**
 * Copy of the query params with a view written in; other params stay.
 *
 * @param corporateGroup - Owner of the role where the path does not have it: the role's number means nothing in another
 * corporate group.
 */
export function writeRoleView(
  before: URLSearchParams,
  view: RoleView,
  corporateGroup?: string,
): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete(parameter);
  params.delete(copyParameter);
  if (view.kind === 'role') {
    params.set(parameter, String(view.id));
    if (corporateGroup !== undefined) params.set('koncern', corporateGroup);
  }
  if (view.kind === 'new') {
    params.set(parameter, fresh);
    if (view.copyOf !== undefined) params.set(copyParameter, String(view.copyOf));
  }
  return params;
}

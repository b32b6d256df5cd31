const focusable =
  'button:not([disabled]), input:not([type="hidden"], [disabled]), select, textarea, [tabindex="0"]';

/**
 * Focuses a field of a form by its name. Some fields have a hidden form element and a separate control beside it: then
 * the control takes focus.
 * @returns whether the form has such a field
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (named === null) return false;
  const hidden = named.closest('[aria-hidden="true"]');
  const isHidden = hidden !== null || named.getAttribute('type') === 'hidden';
  const place = hidden?.parentElement ?? named.parentElement;
  const control = isHidden ? place?.querySelector<HTMLElement>(focusable) : named;
  control?.focus();
  return control !== null && control !== undefined;
}

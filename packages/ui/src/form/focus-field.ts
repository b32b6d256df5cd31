const FOCUSABLE =
  'button:not([disabled]), input:not([type="hidden"], [disabled]), select, textarea, [tabindex="0"]';

/**
 * Moves focus to the field of a form by its name. Some fields have a hidden element for the form and a control of
 * their own beside it: then the control gets it.
 * @returns whether the form has such a field
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (named === null) return false;
  const hidden = named.closest('[aria-hidden="true"]');
  const isHidden = hidden !== null || named.getAttribute('type') === 'hidden';
  const place = hidden?.parentElement ?? named.parentElement;
  const control = isHidden ? place?.querySelector<HTMLElement>(FOCUSABLE) : named;
  control?.focus();
  return control !== null && control !== undefined;
}

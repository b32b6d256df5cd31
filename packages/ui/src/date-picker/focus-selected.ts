/**
 * Focuses the selected day when a calendar opens, so that the arrow keys work at once. Not when it comes after its
 * dialog and somebody is in one of the dialog's fields by then.
 */
export function focusSelected(calendar: HTMLDivElement | null): void {
  const dialog = calendar?.closest('[role="dialog"]');
  const isElsewhere = document.activeElement !== dialog && dialog?.contains(document.activeElement) === true;
  if (!isElsewhere)
    calendar?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"], td [tabindex="0"]')?.focus();
}

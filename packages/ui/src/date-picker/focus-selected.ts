/** Opening a calendar leads straight to its day, so that the arrow keys work at once. Given to it as its `ref`. */
export function focusSelected(calendar: HTMLDivElement | null): void {
  calendar?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"], td [tabindex="0"]')?.focus();
}

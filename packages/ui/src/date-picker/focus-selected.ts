/** Focuses the selected day when a calendar opens, so that the arrow keys work at once. Pass as its `ref`. */
export function focusSelected(calendar: HTMLDivElement | null): void {
  calendar?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"], td [tabindex="0"]')?.focus();
}

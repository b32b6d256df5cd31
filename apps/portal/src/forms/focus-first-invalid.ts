/**
 * Moves focus to the first field of a form that is refused, once its message is on screen (WCAG 3.3.1). Call it after
 * the messages were set; it waits for the next frame.
 */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  });
}

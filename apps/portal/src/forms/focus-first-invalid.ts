/**
 * Focuses the first invalid field of a refused form, once its message is on screen (WCAG 3.3.1). Call it after setting
 * the messages; it waits for the next frame.
 */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  });
}

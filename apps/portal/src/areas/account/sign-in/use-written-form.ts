import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the form as one that no script has taken over yet; set by the server. */
const isWritten = '[data-written]';

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

/**
 * Takes over the form that the server wrote into the document: what was typed into it before this script was here, and
 * whether it was sent, which before-paint.js noted.
 *
 * @param take - Gets what a field of the form holds.
 */
export function useWrittenForm(take: (typed: (field: string) => string) => void): void {
  const takeOver = useEffectEvent(take);

  // Before the next paint, and before anybody can type again.
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>(isWritten);
    const form = page?.querySelector('form') ?? null;
    if (page === null || form === null) return;
    delete page.dataset['written'];
    const fields = new FormData(form);
    takeOver((field) => textOf(fields.get(field)));
    if (form.dataset['waiting'] === undefined) return;
    delete form.dataset['waiting'];
    // After the render that has what was typed.
    setTimeout(() => form.requestSubmit());
  }, []);
}

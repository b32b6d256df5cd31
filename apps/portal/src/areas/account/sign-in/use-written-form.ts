import { useEffectEvent, useLayoutEffect } from 'react';

/** Marks the form as one that no script has taken over yet; set by the server. */
const isWritten = '[data-written]';

/** What a field of a form holds. */
type Typed = (field: string) => string;

function typedIn(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  return (field) => {
    const value = fields.get(field);
    return typeof value === 'string' ? value : '';
  };
}

/** Does what was sent or pressed on a page that no script heard. */
function doWhatWaits(page: HTMLElement): void {
  for (const waiting of page.querySelectorAll<HTMLElement>('[data-waiting]')) {
    delete waiting.dataset['waiting'];
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit();
    else waiting.click();
  }
}

/**
 * Takes over the form that the server wrote into the document: what was typed into it before this script was here, and
 * whether it was sent or a button of the page pressed, which before-paint.js noted.
 *
 * @param take - Gets what is typed.
 */
export function useWrittenForm(take: (typed: Typed) => void): void {
  const takeOver = useEffectEvent(take);

  // Before the next paint, and before anybody can type again.
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>(isWritten);
    const form = page?.querySelector('form') ?? null;
    if (page === null || form === null) return;
    delete page.dataset['written'];
    takeOver(typedIn(form));
    // Once React has ended what it is doing.
    setTimeout(() => doWhatWaits(page));
  }, []);
}

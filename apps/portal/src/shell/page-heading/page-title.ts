import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages/public';

/** Whether the user has navigated between pages since the application loaded. */
export const HasNavigatedContext = createContext(false);

/**
 * When the heading takes focus: after navigation; always, when it replaces the focused element on the same page; or
 * never, when a field of the page takes it.
 */
export type HeadingFocus = 'after-navigation' | 'always' | 'never';

/** Brings the user to a page that was navigated to, whose heading this is. */
export type Arrive = (heading: HTMLElement | null) => void;

/** Focuses the heading, at the top of the page. */
export const arriveAtTop: Arrive = (heading) => {
  heading?.focus({ preventScroll: true });
  globalThis.scrollTo(0, 0);
};

/** How the user is brought to a page. */
export const ArrivalContext = createContext(arriveAtTop);

export interface PageTitleOptions {
  readonly focus?: HeadingFocus;
}

/**
 * Sets the document title and, after navigation, focuses the `h1`, so that keyboard and screen reader start there (WCAG
 * 2.4.2, 2.4.3); after the browser's back and forward, what had the focus.
 *
 * @param title - Page title, or undefined while not known.
 * @returns the ref for the page's `h1`, which must have `tabIndex={-1}`.
 */
export function usePageTitle(
  title: string | undefined,
  { focus = 'after-navigation' }: PageTitleOptions = {},
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = useContext(HasNavigatedContext);
  const { supplier } = useRuntimeConfig();
  const arrive = useContext(ArrivalContext);
  const hasFocused = useRef(false);

  useEffect(() => {
    if (title === undefined) return;
    document.title = t('shell.documentTitle', { page: title, supplier: supplier.name });
    const takesFocus = focus === 'always' || (focus === 'after-navigation' && hasNavigated);
    if (takesFocus && !hasFocused.current) {
      arrive(heading.current);
    }
    hasFocused.current = true;
  }, [title, supplier.name, focus, hasNavigated, arrive]);

  return heading;
}

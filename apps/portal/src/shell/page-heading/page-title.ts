import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages/public';

/** Whether the reader has moved between pages since the application was loaded. */
export const HasNavigatedContext = createContext(false);

/**
 * When the heading takes focus: after a move from another page; always, when it replaces what had focus on the same
 * page; or never, when a field of the page takes it.
 */
export type HeadingFocus = 'after-navigation' | 'always' | 'never';

/** How a page takes focus. */
export interface PageTitleOptions {
  readonly focus?: HeadingFocus;
}

/**
 * Names the page: sets the document's title and, after a move from another page, gives focus to the `h1`, so that
 * keyboard and screen reader start there (WCAG 2.4.2, 2.4.3).
 *
 * @param title - The page's title, or undefined while it is not known yet.
 * @returns the ref for the page's `h1`, which must carry `tabIndex={-1}`.
 */
export function usePageTitle(
  title: string | undefined,
  { focus = 'after-navigation' }: PageTitleOptions = {},
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = useContext(HasNavigatedContext);
  const { supplier } = useRuntimeConfig();
  const hasFocused = useRef(false);

  useEffect(() => {
    if (title === undefined) return;
    document.title = t('shell.documentTitle', { page: title, supplier: supplier.name });
    const takesFocus = focus === 'always' || (focus === 'after-navigation' && hasNavigated);
    if (takesFocus && !hasFocused.current) {
      heading.current?.focus({ preventScroll: true });
      globalThis.scrollTo(0, 0);
    }
    hasFocused.current = true;
  }, [title, supplier.name, focus, hasNavigated]);

  return heading;
}

import { useCallback, useState } from 'react';

/** How an element's content lies in it. */
export interface Overflow {
  /** Whether the content is wider than the element. */
  readonly scrolls: boolean;
  /** Whether some of the content is beyond the element's end now. */
  readonly isCutAtEnd: boolean;
}

const none: Overflow = { scrolls: false, isCutAtEnd: false };

/** Whether an element's content is wider than the element, and cut off at its end. Give the ref to the element. */
export function useScrolls(): readonly [
  overflow: Overflow,
  ref: (element: HTMLElement | null) => void | (() => void),
] {
  const [overflow, setOverflow] = useState(none);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => {
      const beyond = element.scrollWidth - element.clientWidth;
      const scrolls = beyond > 1;
      const isCutAtEnd = scrolls && Math.abs(element.scrollLeft) < beyond - 1;
      setOverflow((before) =>
        before.scrolls === scrolls && before.isCutAtEnd === isCutAtEnd ? before : { scrolls, isCutAtEnd },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [overflow, ref];
}

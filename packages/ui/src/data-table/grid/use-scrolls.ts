import { useCallback, useState } from 'react';

/** Follows whether what is in an element is wider than the element. Give the ref to the element. */
export function useScrolls(): readonly [
  scrolls: boolean,
  ref: (element: HTMLElement | null) => void | (() => void),
] {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => setScrolls(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return [scrolls, ref];
}

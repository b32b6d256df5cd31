import { useCallback, useState } from 'react';

/** Width of an element, px, known before it is painted; undefined where there is no layout. Give the ref to the element. */
export function useInlineSize(): readonly [
  size: number | undefined,
  ref: (element: HTMLElement | null) => void | (() => void),
] {
  const [size, setSize] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => setSize(element.clientWidth === 0 ? undefined : element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}

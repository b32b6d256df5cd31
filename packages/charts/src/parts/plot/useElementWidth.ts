import { useCallback, useState, type RefCallback } from 'react';

/**
 * Width of an element in whole px, kept current without mounting anything anew; 0 until it is laid out.
 *
 * @returns A ref for the element, and its width.
 */
export function useElementWidth<Measured extends HTMLElement>(): [RefCallback<Measured>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Measured | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

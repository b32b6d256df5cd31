import { useCallback, useState, type RefCallback } from 'react';

/** The visible part of a scrolling element, in px. */
export interface Viewport {
  readonly scrollTop: number;
  readonly height: number;
}

/** Tracks scroll position and size of an element. */
export function useViewport(): readonly [Viewport, RefCallback<HTMLElement>] {
  const [viewport, setViewport] = useState<Viewport>({ scrollTop: 0, height: 0 });
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const next = { scrollTop: element.scrollTop, height: element.clientHeight };
      setViewport((last) => (last.scrollTop === next.scrollTop && last.height === next.height ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [viewport, observe];
}

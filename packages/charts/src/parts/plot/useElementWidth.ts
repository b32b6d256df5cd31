import { useCallback, useState, type RefCallback } from 'react';

/** px of a letter's height that the layout is drawn for. */
const usualTextPx = 16;

function textScaleOfPage(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.round((px / usualTextPx) * 100) / 100);
}

/**
 * Width of an element in whole px, kept current without mounting anything anew; 0 until it is laid out.
 *
 * @returns A ref for the element, its width, and how much larger than usual the reader wants text (1–2 and more,
 * WCAG 1.4.4).
 */
export function useElementWidth<Measured extends HTMLElement>(): [
  ref: RefCallback<Measured>,
  width: number,
  textScale: number,
] {
  const [size, setSize] = useState({ width: 0, textScale: 1 });
  const ref = useCallback((element: Measured | null) => {
    if (!element) return undefined;
    const measure = () => {
      const next = { width: Math.floor(element.clientWidth), textScale: textScaleOfPage() };
      setSize((last) => (last.width === next.width && last.textScale === next.textScale ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size.width, size.textScale];
}

import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** px of a letter's height that the layout is drawn for. */
const usualTextPx = 16;

function textScaleOfPage(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.round((px / usualTextPx) * 100) / 100);
}

/**
 * Widths that a chart is laid out in for print, px: at most the text width of A4 with margins of 15 mm, so that
 * labels keep their size, and never so narrow that its values would stand in a list under it.
 */
const printWidth = { least: 480, most: 680 } as const;

function widthInPrint(width: number): number {
  return width > 0 ? Math.min(printWidth.most, Math.max(printWidth.least, width)) : 0;
}

/**
 * Width of an element in whole px, kept current without mounting anything again; 0 until it is laid out. For
 * print it becomes that of the paper, since the browser lays the page out without telling the width.
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
    const print = matchMedia('print');
    const measure = () => {
      const onScreen = Math.floor(element.clientWidth);
      const width = print.matches ? widthInPrint(onScreen) : onScreen;
      const next = { width, textScale: textScaleOfPage() };
      setSize((last) => (last.width === next.width && last.textScale === next.textScale ? last : next));
    };
    measure();
    // At once: the page goes to paper when the listeners have returned.
    const onPrint = () => flushSync(measure);
    print.addEventListener('change', onPrint);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      print.removeEventListener('change', onPrint);
      observer.disconnect();
    };
  }, []);
  return [ref, size.width, size.textScale];
}

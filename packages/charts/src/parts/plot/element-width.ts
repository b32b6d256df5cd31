/** Font size that layouts are designed for, px. */
const usualTextPx = 16;

function textScaleOfPage(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, Math.round((px / usualTextPx) * 100) / 100);
}

/**
 * Limits for the width of a chart in print, px: at most the text width of A4 with 15 mm margins, so that labels keep
 * their size, and never so narrow that its values would be listed under it.
 */
const printWidth = { least: 480, most: 680 } as const;

function widthInPrint(width: number): number {
  return width > 0 ? Math.min(printWidth.most, Math.max(printWidth.least, width)) : 0;
}

/** Room available to an element in its page. */
export interface ElementRoom {
  /** Whole px; 0 until it is laid out. */
  readonly width: number;
  /** The reader's text size relative to the default (1–2 and more, WCAG 1.4.4). */
  readonly textScale: number;
}

/**
 * Observes the width of an element. For print it becomes that of the paper, since the browser lays out the printed page
 * without reporting its width.
 *
 * @param changed - Called at once, and then whenever the room changes; must be synchronous, as printing starts when it
 * returns.
 * @returns A function that stops observing.
 */
export function followWidth(element: HTMLElement, changed: (room: ElementRoom) => void): () => void {
  let last: ElementRoom = { width: 0, textScale: 1 };
  const print = matchMedia('print');
  // The browser counts the pages before the media query says that it prints.
  let isAboutToPrint = false;
  const widthNow = (): number => {
    const inLayout = Math.floor(element.clientWidth);
    if (print.matches) return widthInPrint(inLayout);
    // The layout is still that of the screen. On paper, columns beside each other mostly come below each other.
    return isAboutToPrint && inLayout > 0 ? printWidth.most : inLayout;
  };
  const measure = () => {
    const width = widthNow();
    const next = { width, textScale: textScaleOfPage() };
    if (last.width === next.width && last.textScale === next.textScale) return;
    last = next;
    changed(next);
  };
  const printEvents = ['beforeprint', 'afterprint'] as const;
  const printing = ({ type }: Event) => {
    isAboutToPrint = type === printEvents[0];
    measure();
  };
  measure();
  print.addEventListener('change', measure);
  for (const type of printEvents) addEventListener(type, printing);
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    print.removeEventListener('change', measure);
    for (const type of printEvents) removeEventListener(type, printing);
    observer.disconnect();
  };
}

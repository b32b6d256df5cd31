import { useCallback, useState, useSyncExternalStore } from 'react';

/** Width of an element. */
export interface InlineSize {
  /** Whether it has been measured: not yet in the first render, and at once after it, before anything is painted. */
  readonly isMeasured: boolean;
  /** px; undefined until it is measured, and where there is no layout. */
  readonly size: number | undefined;
}

const notMeasured: InlineSize = { isMeasured: false, size: undefined };
const withoutLayout: InlineSize = { isMeasured: true, size: undefined };

const neverChanges = (): (() => void) => () => undefined;

/** Whether this is rendered as HTML by a server, or is what takes that over: there is nothing to measure. */
function useIsOnServer(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Width of an element, known before it is painted. Give the ref to the element. */
export function useInlineSize(): readonly [
  size: InlineSize,
  ref: (element: HTMLElement | null) => void | (() => void),
] {
  const [size, setSize] = useState(notMeasured);
  const isOnServer = useIsOnServer();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth } = element;
      const next = clientWidth === 0 ? withoutLayout : { isMeasured: true, size: clientWidth };
      setSize((before) => (before.isMeasured && before.size === next.size ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [isOnServer && !size.isMeasured ? withoutLayout : size, ref];
}

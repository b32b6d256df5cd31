/** Height of what stays at the top of the window, for what stays below it: headers of tables, the side navigation. */
export const STICKY_OFFSET = '--vr-sticky-offset';

/**
 * Ref of what stays at the top. Follows its height, since a banner whose text wraps is higher than its token says, and
 * tells the frame around it and the page, which keeps what takes focus below it (WCAG 2.4.11).
 */
export function followStickyOffset(element: HTMLElement | null): (() => void) | undefined {
  const frame = element?.parentElement;
  if (element === null || frame === undefined || frame === null) return undefined;
  const page = element.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    frame.style.setProperty(STICKY_OFFSET, height);
    page.style.scrollPaddingBlockStart = height;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    page.style.removeProperty('scroll-padding-block-start');
  };
}

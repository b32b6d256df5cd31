/** Height of the sticky top, for whatever sticks below it: table headers, the side navigation. */
export const stickyOffset = '--vr-sticky-offset';

/** Height of the bar at the bottom of phones, for whatever sticks above it: the buttons of a form. */
export const bottomOffset = '--vr-bottom-offset';

/**
 * Ref of the sticky top. Tracks its height, because a banner whose text wraps is taller than its token. Sets it on the
 * frame around it, and on the page to keep focused elements below it (WCAG 2.4.11).
 */
export function followStickyOffset(element: HTMLElement | null): (() => void) | undefined {
  const frame = element?.parentElement;
  if (element === null || frame === undefined || frame === null) return undefined;
  const page = element.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    frame.style.setProperty(stickyOffset, height);
    page.style.scrollPaddingBlockStart = height;
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    page.style.removeProperty('scroll-padding-block-start');
  };
}

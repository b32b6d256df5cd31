/** Page view sent to the tag manager: the kind of page, never whose or which. */
export interface PageView {
  /** The route's pattern, such as `/overview/published-news/:uuid`: no id leaves the portal. */
  readonly pattern: string;
  /** Title of the route, not of its content. */
  readonly title: string;
}

declare global {
  interface Window {
    /** The queue that Google Tag Manager reads. */
    dataLayer?: unknown[];
  }
}

function start(containerId: string): unknown[] {
  const queue: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  window.dataLayer = queue;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
  return queue;
}

/**
 * Reports a page view, and loads the tag manager on the first. Call it only with a configured container and after
 * consent: before that nothing may be loaded.
 *
 * @param containerId - Validated container id, `GTM-…`.
 */
export function reportPageView(containerId: string, view: PageView): void {
  const queue = window.dataLayer ?? start(containerId);
  queue.push({
    event: 'page_view',
    page_location: `${location.origin}${view.pattern}`,
    page_path: view.pattern,
    page_title: view.title,
    page_referrer: '',
  });
}

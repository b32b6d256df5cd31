import { arriveAtTop, type Arrive } from '#shell/page-heading';

/** Where somebody was on a page when they left it. */
interface LeftPlace {
  readonly scrollY: number;
  /** Address of the link they were on; null when they were on none. */
  readonly link: string | null;
}

const places = new Map<string, LeftPlace>();

let returned: { readonly address: string; readonly place: LeftPlace } | undefined;

function address(): string {
  return globalThis.location.pathname + globalThis.location.search;
}

/** As of the last frame of the page: on the way back the browser scrolls before the page is drawn. */
let lastScrollY = 0;
let shownAddress = '';

/** Events that the router fires after changing the address. */
const addressChanges = ['pushState', 'replaceState'];

/** The router says it after it has changed the address, before another page is drawn. */
function onLeave(): void {
  const link = document.activeElement?.getAttribute('href') ?? null;
  if (shownAddress !== '') places.set(shownAddress, { scrollY: lastScrollY, link });
  shownAddress = address();
  returned = undefined;
}

function onReturn(): void {
  onLeave();
  const place = places.get(shownAddress);
  returned = place === undefined ? undefined : { address: shownAddress, place };
}

function onScroll(): void {
  lastScrollY = globalThis.scrollY;
}

/** Notes where somebody is on each page, so that back leads there, until the returned function is called. */
export function noteLeftPlaces(): () => void {
  shownAddress = address();
  for (const change of addressChanges) globalThis.addEventListener(change, onLeave);
  globalThis.addEventListener('popstate', onReturn);
  globalThis.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    for (const change of addressChanges) globalThis.removeEventListener(change, onLeave);
    globalThis.removeEventListener('popstate', onReturn);
    globalThis.removeEventListener('scroll', onScroll);
  };
}

/** How long a page that fills later is followed, ms. */
const patience = 2000;

/** What tells that somebody scrolls themselves. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Leads back to a place, also when the page is not yet as long as it was. */
function goToPlace({ scrollY, link }: LeftPlace, heading: HTMLElement | null): void {
  const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;
  const arrive = (): void => {
    globalThis.scrollTo(0, scrollY);
    if (link === null || !isNowhere()) return;
    const links = document.querySelectorAll<HTMLElement>('main a[href]');
    [...links].find((one) => one.getAttribute('href') === link)?.focus({ preventScroll: true });
  };
  const observer = new ResizeObserver(arrive);
  const end = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    // What was there is gone: as on any page.
    if (isNowhere()) heading?.focus({ preventScroll: true });
    for (const move of ownMoves) globalThis.removeEventListener(move, end);
  };
  const timer = setTimeout(end, patience);
  arrive();
  observer.observe(document.body);
  for (const move of ownMoves) globalThis.addEventListener(move, end, { passive: true });
}

/** Brings somebody who comes back to a page to where they were on it, and anybody else to its top. */
export const arriveWhereLeft: Arrive = (heading) => {
  const left = returned?.address === address() ? returned.place : undefined;
  returned = undefined;
  if (left === undefined) {
    arriveAtTop(heading);
    return;
  }
  if (left.link === null) heading?.focus({ preventScroll: true });
  goToPlace(left, heading);
};

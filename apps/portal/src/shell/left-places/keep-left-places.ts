import { isLedBack } from '#drafts';
import { historyEntryKey, keepOfEntry } from '#navigation';
import { arriveAtTop, type Arrive } from '#shell/page-heading';

/** Where somebody was on a page when they left it. */
interface LeftPlace {
  readonly scrollY: number;
  /** How far parts that scroll by themselves were scrolled: tables of many rows, the tree of sites. */
  readonly parts: readonly ScrolledPart[];
  /** Address of the link by which they left, or which had the focus. */
  readonly link: string | undefined;
}

interface ScrolledPart {
  /** Which of the elements with these class names it is: the element itself is gone when somebody comes back. */
  readonly names: string;
  readonly place: number;
  readonly left: number;
  readonly top: number;
}

interface LeftPlaces {
  /** Brings somebody who comes back to a page to where they were on it, and anybody else to its top. */
  readonly arrive: Arrive;
  /** Notes where somebody is on each page, until the returned function is called. */
  readonly watch: () => () => void;
}

/**
 * How long a page is followed after its last change, ms: its data are known, and it finds its widths in its first frames.
 * Until it is drawn it is waited for, however slow the computer.
 */
const patience = 1000;

/** How long a page is followed at most, ms: one that never stops changing would hold who is on it where they were. */
const mostPatience = 5000;

/** What tells that somebody moves on the page themselves. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function linkTo(address: string | undefined): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find(({ href }) => href === address);
}

function focusedLink(): string | undefined {
  return document.activeElement?.closest<HTMLAnchorElement>('main a[href]')?.href;
}

/** In a grid by its cell: a link that takes the focus from outside hands it to the first row. */
function focusInPlace(element: HTMLElement | null): void {
  element?.closest<HTMLElement>('[role=gridcell], [role=rowheader]')?.focus({ preventScroll: true });
  element?.focus({ preventScroll: true });
}

function scrolledPart(element: Element): ScrolledPart {
  const { className: names, scrollLeft: left, scrollTop: top } = element;
  return { names, place: [...document.getElementsByClassName(names)].indexOf(element), left, top };
}

function scrollToPlace({ scrollY, parts }: LeftPlace): void {
  for (const { names, place, left, top } of parts)
    document.getElementsByClassName(names)[place]?.scrollTo({ left, top, behavior: 'instant' });
  globalThis.scrollTo({ top: scrollY, behavior: 'instant' });
}

interface Return {
  /** Moves as far as the page that is drawn allows. */
  readonly move: (heading: HTMLElement | null) => void;
  readonly end: () => void;
}

/**
 * Leads back to a place, also when the page fills later.
 *
 * @param isOtherPage - Whether the page is drawn anew, so that the focus is not on it yet.
 */
function leadBack(place: LeftPlace, isOtherPage: boolean): Return {
  let known: HTMLElement | null = null;
  let isOver = false;
  const isFree = (): boolean => {
    const focused = document.activeElement ?? document.body;
    return isOtherPage ? focused === known || focused.closest('main') === null : focused === document.body;
  };
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    drawn.disconnect();
    sized.disconnect();
    for (const move of ownMoves) globalThis.removeEventListener(move, end);
  };
  const move = (): void => {
    if (!isOver) scrollToPlace(place);
    if (isFree()) focusInPlace(linkTo(place.link) ?? known);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it ends; unknown until the page is drawn. */
  let until: number | undefined;
  const waitOn = (): void => {
    until ??= performance.now() + mostPatience;
    clearTimeout(timer);
    timer = setTimeout(end, Math.min(patience, until - performance.now()));
  };
  if (!isOtherPage) waitOn();
  for (const one of ownMoves) globalThis.addEventListener(one, end, { passive: true });
  // Rows come after their page and find their widths later, also when all is known: told of it at once, it moves before
  // anything is painted.
  const follow = (): void => {
    if (until !== undefined) waitOn();
    move();
  };
  const drawn = new MutationObserver(follow);
  drawn.observe(document.body, { childList: true, subtree: true });
  const sized = new ResizeObserver(follow);
  sized.observe(document.body);
  return {
    move: (heading) => {
      known = heading;
      if (!isOver) waitOn();
      move();
    },
    end,
  };
}

/** Keeps where somebody was on the pages that they left, in memory alone. */
export function keepLeftPlaces(): LeftPlaces {
  const places = new Map<string, LeftPlace>();
  const scrolled = new Set<Element>();
  let shownKey = '';
  let shownPath = '';
  /** As of the last frame of the page: on the way back the browser may scroll before it says so. */
  let lastScrollY = 0;
  let current: Return | undefined;

  /** Called when the address has changed, and the page of the former one is still drawn. */
  const leave = (scrollY: number, link: string | undefined): void => {
    current?.end();
    current = undefined;
    for (const element of scrolled) if (!element.isConnected) scrolled.delete(element);
    keepOfEntry(places, shownKey, { scrollY, parts: Array.from(scrolled, scrolledPart), link });
  };

  const onScroll = ({ target }: Event): void => {
    if (!(target instanceof Element)) lastScrollY = globalThis.scrollY;
    else if (target.closest('main') !== null) scrolled.add(target);
  };

  const watch = (): (() => void) => {
    const { navigation, location } = globalThis;
    const noteShown = (): void => {
      shownKey = historyEntryKey() ?? '';
      shownPath = location.pathname;
    };
    const onChange = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
      if (navigationType === 'push') leave(globalThis.scrollY, location.href);
      if (navigationType === 'traverse') {
        // The guarded page comes back as another entry, which is pushed.
        if (isLedBack()) return;
        leave(lastScrollY, focusedLink());
        const place = places.get(historyEntryKey() ?? '');
        if (place !== undefined) current = leadBack(place, location.pathname !== shownPath);
      }
      noteShown();
    };
    noteShown();
    // Unlike popstate it comes before the router hears of it and draws another page.
    navigation.addEventListener('currententrychange', onChange);
    globalThis.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      current?.end();
      navigation.removeEventListener('currententrychange', onChange);
      globalThis.removeEventListener('scroll', onScroll, { capture: true });
    };
  };

  return {
    arrive: (heading) => {
      if (current === undefined) arriveAtTop(heading);
      else current.move(heading);
      lastScrollY = globalThis.scrollY;
    },
    // Browsers that do not tell entries of the history apart lead back as they do by themselves.
    watch: () => ('navigation' in globalThis ? watch() : () => undefined),
  };
}

import type { LucideIcon } from 'lucide-react';

/** One place in the navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Name for the bottom bar of phones, where there is little room. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
  /** Heading under which it stands; items of one group must follow each other. */
  readonly group?: string;
  /** Number of things that wait there. */
  readonly count?: number;
  /** Whether it stands in the bottom bar of phones; the first four that do are shown. */
  readonly isInBottomBar?: boolean;
}

/** Items under one heading, or without one. */
export interface NavGroup {
  readonly title: string | null;
  readonly items: readonly NavItem[];
}

/** Places in the bottom bar besides the one that opens the menu. */
export const BOTTOM_BAR_ITEMS = 4;

/** Gathers items that follow each other under the same heading. */
export function groupNavItems(items: readonly NavItem[]): NavGroup[] {
  const groups: { title: string | null; items: NavItem[] }[] = [];
  for (const item of items) {
    const title = item.group ?? null;
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}

/** The items of the bottom bar, at most four. */
export function bottomBarItems(items: readonly NavItem[]): NavItem[] {
  return items.filter(({ isInBottomBar }) => isInBottomBar === true).slice(0, BOTTOM_BAR_ITEMS);
}

/** The address of the item that the current page belongs to: the longest one that its path begins with. */
export function currentHref(items: readonly NavItem[], path: string): string | null {
  const pathOnly = path.replace(/[?#].*$/, '').replace(/\/$/, '') || '/';
  let best: string | null = null;
  for (const { href } of items) {
    const isWithin = pathOnly === href || pathOnly.startsWith(href.endsWith('/') ? href : `${href}/`);
    if (isWithin && (best === null || href.length > best.length)) best = href;
  }
  return best;
}

/** Value of `aria-current` for an item: `page` on its own page, `true` on pages below it. */
export function ariaCurrent(href: string, current: string | null, path: string): 'page' | 'true' | undefined {
  if (href !== current) return undefined;
  return path.replace(/[?#].*$/, '').replace(/\/$/, '') === href.replace(/\/$/, '') ? 'page' : 'true';
}

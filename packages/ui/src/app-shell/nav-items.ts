import type { LucideIcon } from 'lucide-react';

/** An item of the navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Short name for the bottom bar on phones. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
  /** Heading of its group; items of a group must be consecutive. */
  readonly group?: string;
  /** Number of things waiting there. */
  readonly count?: number;
  /** Whether it is in the bottom bar on phones; the first four such items are shown. */
  readonly isInBottomBar?: boolean;
}

/** Items under one heading, or without one. */
export interface NavGroup {
  readonly title: string | null;
  readonly items: readonly NavItem[];
}

/** Items in the bottom bar besides the menu button. */
export const bottomBarItemCount = 4;

/** Groups consecutive items with the same heading. */
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
  return items.filter(({ isInBottomBar }) => isInBottomBar === true).slice(0, bottomBarItemCount);
}

/** The address of the current page's item: the longest one that is a prefix of its path. */
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

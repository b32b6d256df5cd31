import type { ReactElement } from 'react';

import { formatInteger } from '@vinrod/locale/number';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import * as styles from './Tabs.css.ts';

/** A page of {@link Tabs}. */
export interface TabLink {
  readonly href: string;
  readonly label: string;
  /** Number of items on the page, beside its name. */
  readonly count?: number;
}

export interface TabsProps {
  /** Accessible name of the set ("Rapporter"). */
  readonly label: string;
  /** Tabs from left to right; each is a page of its own. */
  readonly tabs: readonly TabLink[];
  /** Address of the current page. */
  readonly currentHref: string;
}

/** Scrolls the row of tabs, and never the page, until a tab is in view. */
function bringIntoView(tab: HTMLLIElement | null): void {
  const row = tab?.closest('nav');
  if (tab === null || row === null || row === undefined) return;
  const { left, right } = tab.getBoundingClientRect();
  const bounds = row.getBoundingClientRect();
  if (left < bounds.left) row.scrollLeft -= bounds.left - left;
  else if (right > bounds.right) row.scrollLeft += right - bounds.right;
}

/**
 * Related pages. Each has its own address, so these are links in a navigation landmark, not ARIA tabs: they can be
 * opened in a new window and shared.
 */
export function Tabs({ label, tabs, currentHref }: TabsProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {tabs.map(({ href, label: name, count }) => {
          const isCurrent = href === currentHref;
          return (
            <li key={href} ref={isCurrent ? bringIntoView : null}>
              <RoutedAnchor aria-current={isCurrent ? 'page' : undefined} className={styles.tab} href={href}>
                {name}
                {count === undefined ? null : <span className={styles.count}>{formatInteger(count)}</span>}
              </RoutedAnchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import type { ReactElement } from 'react';

import { formatInteger } from '@vinrod/locale/number';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import * as styles from './Tabs.css.ts';

/** One page of a set of {@link Tabs}. */
export interface TabLink {
  readonly href: string;
  readonly label: string;
  /** Number of things on the page, beside its name. */
  readonly count?: number;
}

export interface TabsProps {
  /** What the pages are parts of, for screen readers ("Rapporter"). */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Address of the page that is shown. */
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
 * Pages that belong together. Each has an address of its own, so these are links in a navigation landmark and not ARIA
 * tabs: they can be opened in a new window and shared.
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

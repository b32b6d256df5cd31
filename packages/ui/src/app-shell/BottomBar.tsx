import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';

import { Icon } from '../icon/Icon.tsx';
import { renderLink } from '../link/render-link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './BottomBar.css.ts';
import { appShellMessages } from './messages.ts';
import { ariaCurrent, bottomBarItems, currentHref, type NavItem } from './nav-items.ts';

export interface BottomBarProps {
  readonly items: readonly NavItem[];
  readonly currentPath: string;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
}

/** The bottom bar on phones: up to four items and the menu button. */
export function BottomBar({ items, currentPath, isMenuOpen, onOpenMenu }: BottomBarProps): ReactElement {
  const text = useMessages(appShellMessages);
  const current = currentHref(items, currentPath);
  const inBar = bottomBarItems(items);
  // A place that is not in the bar is found behind the menu button.
  const isBehindMenu = current !== null && inBar.every(({ href }) => href !== current);
  return (
    <nav aria-label={text('shortcuts')} className={styles.bar}>
      <ul className={styles.list}>
        {inBar.map(({ href, label, shortLabel, icon }) => {
          const isCurrent = ariaCurrent(href, current, currentPath);
          return (
            <li key={href}>
              <Link
                className={styles.place}
                href={href}
                render={renderLink}
                {...(isCurrent === undefined ? {} : { 'aria-current': isCurrent })}
              >
                <Icon icon={icon} />
                <span className={styles.word}>{shortLabel ?? label}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <Button
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            {...(isBehindMenu ? { 'aria-current': true } : {})}
            className={styles.place}
            onPress={onOpenMenu}
          >
            <Icon icon={Ellipsis} />
            <span className={styles.word}>{text('more')}</span>
          </Button>
        </li>
      </ul>
    </nav>
  );
}

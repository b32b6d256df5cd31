import { Menu } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import { appShellMessages } from './messages.ts';
import * as styles from './TopBar.css.ts';

/** Whose portal it is. */
export interface ShellBrand {
  /** Name of the supplier. */
  readonly name: string;
  /** The mark, about 28 px, in the colour for burgundy ground; decoration only. */
  readonly logo: ReactNode;
  /** Start page. */
  readonly href: string;
}

/** What the top bar holds besides the brand. */
export interface TopBarSlots {
  /** What everything below is about: the corporate group and the way to another one. */
  readonly context?: ReactNode;
  /** Search field, from 1024 px. */
  readonly search?: ReactNode;
  /** Button that leads to the search, below 1024 px. */
  readonly compactSearch?: ReactNode;
  /** Help, notices and the like; in the menu on phones. */
  readonly actions?: ReactNode;
  /** Menu of the person who is signed in; in the menu on phones. */
  readonly user?: ReactNode;
}

export interface TopBarProps extends TopBarSlots {
  readonly brand: ShellBrand;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
}

/** The bar at the top: brand, corporate group, search, person. */
export function TopBar({
  brand,
  context,
  search,
  compactSearch,
  actions,
  user,
  isMenuOpen,
  onOpenMenu,
}: TopBarProps): ReactElement {
  const text = useMessages(appShellMessages);
  return (
    <header className={styles.header}>
      <RoutedAnchor
        aria-label={text('toStart', { name: brand.name })}
        className={styles.brand}
        href={brand.href}
      >
        {brand.logo}
        <span className={styles.brandName}>{brand.name}</span>
      </RoutedAnchor>
      <div className={styles.bar}>
        <div className={styles.context}>{context}</div>
        {search === undefined ? null : <div className={styles.search}>{search}</div>}
        {compactSearch === undefined ? null : <div className={styles.compactSearch}>{compactSearch}</div>}
        <div className={styles.personal}>
          {actions}
          {user}
        </div>
        <div className={styles.menuButton}>
          <IconButton
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            icon={Menu}
            label={text('menu')}
            onPress={onOpenMenu}
          />
        </div>
      </div>
    </header>
  );
}

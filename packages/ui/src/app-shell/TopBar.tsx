import { Menu } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import { appShellMessages } from './messages.ts';
import * as styles from './TopBar.css.ts';

/** The supplier that runs the portal. */
export interface ShellBrand {
  /** Name of the supplier. */
  readonly name: string;
  /** The logo mark, about 28 px high, in the colour for the brand's ground; decorative. */
  readonly logo: ReactNode;
  /** A square mark where `logo` says the name, which then does not stand beside it: it is shown where that has no room. */
  readonly compactLogo?: ReactNode;
  /** Address of the start page. */
  readonly href: string;
}

/** Content of the top bar besides the brand. */
export interface TopBarSlots {
  /** Context of the page: the corporate group and a way to switch. */
  readonly context?: ReactNode;
  /** Search field, from 1024 px. */
  readonly search?: ReactNode;
  /** Button that opens the search, below 1024 px. */
  readonly compactSearch?: ReactNode;
  /** Help, notices and the like; in the menu on phones. */
  readonly actions?: ReactNode;
  /** Menu of the signed-in user; in the menu on phones. */
  readonly user?: ReactNode;
}

export interface TopBarProps extends TopBarSlots {
  readonly brand: ShellBrand;
  /** The menu behind a button, below 1024 px. */
  readonly menu?: { readonly isOpen: boolean; readonly onOpen: () => void };
}

/** The bar at the top: brand, corporate group, search, user. */
export function TopBar({
  brand,
  context,
  search,
  compactSearch,
  actions,
  user,
  menu,
}: TopBarProps): ReactElement {
  const text = useMessages(appShellMessages);
  return (
    <header className={styles.header}>
      <RoutedAnchor
        aria-label={text('toStart', { name: brand.name })}
        className={styles.brand}
        href={brand.href}
      >
        {brand.compactLogo === undefined ? (
          <>
            {brand.logo}
            <span className={styles.brandName}>{brand.name}</span>
          </>
        ) : (
          <>
            <span className={styles.wideLogo}>{brand.logo}</span>
            <span className={styles.compactLogo}>{brand.compactLogo}</span>
          </>
        )}
      </RoutedAnchor>
      <div className={styles.bar}>
        <div className={styles.context}>{context}</div>
        {search === undefined ? null : <div className={styles.search}>{search}</div>}
        {compactSearch === undefined ? null : <div className={styles.compactSearch}>{compactSearch}</div>}
        {actions === undefined && user === undefined ? null : (
          <div className={styles.personal}>
            {actions}
            {user}
          </div>
        )}
        {menu === undefined ? null : (
          <div className={styles.menuButton}>
            <IconButton
              aria-expanded={menu.isOpen}
              aria-haspopup="dialog"
              icon={Menu}
              label={text('menu')}
              onPress={menu.onOpen}
            />
          </div>
        )}
      </div>
    </header>
  );
}

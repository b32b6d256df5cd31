import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { media } from '../tokens/media.ts';
import * as styles from './AppShell.css.ts';
import { BottomBar } from './BottomBar.tsx';
import { appShellMessages } from './messages.ts';
import type { NavItem } from './nav-items.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { NavButton } from './NavLink.tsx';
import { NavList } from './NavList.tsx';
import { followStickyOffset } from './sticky-offset.ts';
import { TopBar, type ShellBrand, type TopBarSlots } from './TopBar.tsx';

export interface AppShellProps extends TopBarSlots {
  /** Name and mark at the top, which lead to the first page. */
  readonly brand: ShellBrand;
  /** Navigation items, in order. */
  readonly items: readonly NavItem[];
  /** Path of the current page. */
  readonly currentPath: string;
  /** The user's preference; without one the navigation is a rail below 1280 px and has labels from there on. */
  readonly isNavCollapsed?: boolean | undefined;
  /** Called with the user's preference, for storing. */
  readonly onNavCollapsedChange?: (isCollapsed: boolean) => void;
  /** A line above everything, 36 px high, on every page (shadow mode). */
  readonly banner?: ReactNode;
  /** Content of the page. */
  readonly children: ReactNode;
}

/** Below this width, labels beside the icons would take too much room from the page. */
const roomForWords = '(min-width: 1280px)';

/**
 * The frame of every page: brand, top bar, navigation, content. From 1024 px the navigation is a sidebar with labels or
 * a rail; below, it is a drawer behind the menu button, and on phones a bottom bar links to the first items.
 */
export function AppShell({
  brand,
  items,
  currentPath,
  isNavCollapsed,
  onNavCollapsedChange,
  banner,
  children,
  context,
  search,
  compactSearch,
  actions,
  user,
}: AppShellProps): ReactElement {
  const text = useMessages(appShellMessages);
  const mainId = useId();
  const hasRoom = useMediaQuery(roomForWords);
  // What the width has no place for is not rendered, since that takes a slow phone as long as the page. A server, to which no
  // query is true, renders all of it, and the styles hide what is not meant.
  const isWide = useMediaQuery(media.lg);
  const isNarrow = useMediaQuery(media.belowLg);
  const isPhone = useMediaQuery(media.belowSm);
  const isNoPhone = useMediaQuery(media.sm);
  const [ownChoice, setOwnChoice] = useState<boolean>();
  const [isMenuOpen, setMenuOpen] = useState(false);

  const isRail = isNavCollapsed ?? ownChoice ?? !hasRoom;
  const look = isRail ? 'rail' : 'expanded';
  const collapse = (isCollapsed: boolean) => {
    setOwnChoice(isCollapsed);
    onNavCollapsedChange?.(isCollapsed);
  };
  const openMenu = () => setMenuOpen(true);
  const names = [styles.shell];
  if (isRail) names.push(styles.rail);
  const hasBanner = banner !== undefined && banner !== null;
  if (hasBanner) names.push(styles.bannered);

  return (
    <div className={names.join(' ')}>
      <SkipLink targetId={mainId} />
      <div className={styles.top} ref={followStickyOffset}>
        {hasBanner ? <div className={styles.banner}>{banner}</div> : null}
        <TopBar
          brand={brand}
          context={context}
          search={isNarrow ? undefined : search}
          compactSearch={isWide ? undefined : compactSearch}
          {...(isPhone ? {} : { actions, user })}
          {...(isWide ? {} : { menu: { isOpen: isMenuOpen, onOpen: openMenu } })}
        />
      </div>
      {isNarrow ? null : (
        <nav aria-label={text('mainMenu')} className={styles.sideNav}>
          <div className={styles.sideNavContent}>
            <NavList currentPath={currentPath} items={items} look={look} />
            <div className={styles.foot}>
              <NavButton
                icon={isRail ? PanelLeftOpen : PanelLeftClose}
                label={text(isRail ? 'expand' : 'collapse')}
                look={look}
                onPress={() => collapse(!isRail)}
              />
            </div>
          </div>
        </nav>
      )}
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {isNoPhone ? null : (
        <BottomBar currentPath={currentPath} isMenuOpen={isMenuOpen} items={items} onOpenMenu={openMenu} />
      )}
      <NavDrawer
        currentPath={currentPath}
        isOpen={isMenuOpen}
        items={items}
        onOpenChange={setMenuOpen}
        personal={
          <>
            {user}
            {actions}
          </>
        }
      />
    </div>
  );
}

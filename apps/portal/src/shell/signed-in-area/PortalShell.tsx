import type { PermissionKey } from '@vinrod/api-client';
import { AppShell, type NavItem } from '@vinrod/ui/app-shell';
import { LogoMark } from '@vinrod/ui/logo';
import { useAtom } from 'jotai';
import { useMemo, type ReactElement, type ReactNode } from 'react';

import { useRuntimeConfig } from '#config';
import { plainText } from '#messages';
import { paths } from '#navigation';
import { navigationRoutes, routeTable } from '#routes';

import { ConsentQuestion } from './ConsentQuestion.tsx';
import { KoncernSwitcher } from './KoncernSwitcher.tsx';
import { isNavCollapsedAtom } from './nav-collapsed.ts';
import { UserMenu } from './UserMenu.tsx';

/** Props of {@link PortalShell}. */
export interface PortalShellProps {
  readonly permissions: ReadonlySet<PermissionKey>;
  readonly currentPath: string;
  readonly children: ReactNode;
}

/** The kit's shell with the portal's menu (from the route table), koncern switcher and user menu. */
export function PortalShell({ permissions, currentPath, children }: PortalShellProps): ReactElement {
  const { supplier } = useRuntimeConfig();
  const [isNavCollapsed, setNavCollapsed] = useAtom(isNavCollapsedAtom);
  const items = useMemo(
    () =>
      navigationRoutes(routeTable, permissions).map(({ path, title, navigation }): NavItem => {
        const group = navigation.group === undefined ? {} : { group: plainText(navigation.group) };
        return { href: path, label: plainText(title), icon: navigation.icon, isInBottomBar: true, ...group };
      }),
    [permissions],
  );
  return (
    <AppShell
      brand={{
        name: supplier.name,
        logo: <LogoMark size={28} tone="inverse" />,
        href: paths.overview,
      }}
      items={items}
      currentPath={currentPath}
      isNavCollapsed={isNavCollapsed}
      onNavCollapsedChange={setNavCollapsed}
      context={<KoncernSwitcher />}
      user={<UserMenu />}
    >
      <ConsentQuestion />
      {children}
    </AppShell>
  );
}

import { AppShell } from '@vinrod/ui/app-shell';
import { LogoMark } from '@vinrod/ui/logo';
import { useAtom } from 'jotai';
import { useMemo, type ReactElement, type ReactNode } from 'react';

import { useRuntimeConfig } from '#config';
import { useCorporateGroupScope, useCorporateGroupSelection } from '#corporate-group';
import { paths } from '#navigation';
import { HelpMenu } from '#shell/help';
import { usePortalSearch } from '#shell/portal-search';
import { PrintMargins } from '#shell/print-margins';
import { useMayOpen, useSignedInUser } from '#profile';
import { ShadowBanner } from '#shell/shadow-banner';

import { ConsentQuestion } from './ConsentQuestion.tsx';
import { CorporateGroupSwitcher } from './CorporateGroupSwitcher.tsx';
import { menuItems } from './menu-items.ts';
import { isNavCollapsedAtom } from './nav-collapsed.ts';
import { useWaitingCount } from './use-waiting-count.ts';
import { UserMenu } from './UserMenu.tsx';

export interface PortalShellProps {
  readonly currentPath: string;
  readonly children: ReactNode;
}

// The same elements at every change of page, so that React renders none of them again for it.
const corporateGroupSwitcher = <CorporateGroupSwitcher />;
const helpMenu = <HelpMenu />;
const userMenu = <UserMenu />;
const shadowBanner = <ShadowBanner />;

/** The kit's shell with the portal's menu, corporate group switcher, search, help and user menu. */
export function PortalShell({ currentPath, children }: PortalShellProps): ReactElement {
  const { name, logo } = useRuntimeConfig().supplier;
  const { profile } = useSignedInUser();
  const mayOpen = useMayOpen();
  const scope = useCorporateGroupScope();
  const corporateGroup = scope?.corporateGroup?.uuid;
  const showsOne = scope?.showsOne === true;
  const corporateGroupName = useCorporateGroupSelection()?.corporateGroup.name;
  const [isNavCollapsed, setNavCollapsed] = useAtom(isNavCollapsedAtom);
  const audience = profile.user_type === 'internal' ? 'staff' : 'customer';
  const waitingCount = useWaitingCount();
  const items = useMemo(
    () => menuItems({ audience, mayOpen, corporateGroup, showsOne, waitingCount }),
    [audience, mayOpen, corporateGroup, showsOne, waitingCount],
  );
  const { search, compactSearch, palette } = usePortalSearch(items, audience === 'staff');
  return (
    <AppShell
      brand={{
        name,
        logo: <LogoMark size={28} tone="inverse" picture={logo} />,
        ...(logo?.saysName === true
          ? {
              compactLogo:
                logo.icon === undefined ? null : <img src={logo.icon} alt="" width={28} height={28} />,
            }
          : {}),
        href: paths.overview,
      }}
      items={items}
      currentPath={currentPath}
      isNavCollapsed={isNavCollapsed}
      onNavCollapsedChange={setNavCollapsed}
      banner={profile.shadow === null ? undefined : shadowBanner}
      context={corporateGroupSwitcher}
      search={search}
      compactSearch={compactSearch}
      actions={helpMenu}
      user={userMenu}
    >
      <PrintMargins corporateGroup={corporateGroupName} />
      <ConsentQuestion />
      {children}
      {palette}
    </AppShell>
  );
}

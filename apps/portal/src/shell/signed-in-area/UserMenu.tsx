import { UserMenu as KitUserMenu } from '@vinrod/ui/menu';
import { themeChoices } from '@vinrod/ui/provider';
import { useAtom } from 'jotai';
import { Contrast, KeyRound, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { themeAtom, useSignOut } from '#session';
import { useSignedInUser } from '#profile';

/** User menu: profile and password, theme, and sign-out. */
export function UserMenu(): ReactElement {
  const { full_name: name, shadow } = useSignedInUser().profile;
  const [theme, setTheme] = useAtom(themeAtom);
  const signOut = useSignOut();
  return (
    <KitUserMenu
      {...(shadow === null
        ? { name }
        : { name: shadow.actor_full_name, detail: t('shadow.as', { name: shadow.target_name }) })}
      sections={[
        {
          id: 'account',
          label: t('shell.user.account'),
          items: [
            { id: 'profile', label: t('profile.title'), icon: UserRound, href: paths.profile },
            ...(shadow === null
              ? [{ id: 'password', label: t('password.title'), icon: KeyRound, href: paths.updatePassword }]
              : []),
          ],
        },
        {
          id: 'theme',
          title: t('shell.user.theme'),
          selectedId: theme,
          onSelect: (id) => {
            const selected = themeChoices.find((choice) => choice === id);
            if (selected !== undefined) setTheme(selected);
          },
          items: [
            { id: 'light', label: t('shell.theme.light'), icon: Sun },
            { id: 'dark', label: t('shell.theme.dark'), icon: Moon },
            { id: 'high-contrast', label: t('shell.theme.highContrast'), icon: Contrast },
            { id: 'system', label: t('shell.theme.system'), icon: Monitor },
          ],
        },
        {
          id: 'session',
          items: [{ id: 'sign-out', label: t('shell.user.signOut'), icon: LogOut, onAction: signOut }],
        },
      ]}
    />
  );
}

import { UserMenu as KitUserMenu } from '@vinrod/ui/menu';
import { themeChoices } from '@vinrod/ui/provider';
import { useAtom } from 'jotai';
import { LogOut, Contrast, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { themeAtom, useSignOut } from '#session';
import { useSignedInUser } from '#shell/profile';

/** The user's own menu: the look of the portal, and the way out. */
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
          id: 'theme',
          title: t('shell.user.theme'),
          selectedId: theme,
          onSelect: (id) => {
            const chosen = themeChoices.find((choice) => choice === id);
            if (chosen !== undefined) setTheme(chosen);
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

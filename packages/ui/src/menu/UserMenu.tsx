import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Menu } from './Menu.tsx';
import { menuMessages } from './messages.ts';
import type { MenuSectionData } from './render-section.tsx';
import * as styles from './TopBarButton.css.ts';

export interface UserMenuProps {
  /** Full name of the signed-in user. */
  readonly name: string;
  /** Second line: who is shadowed, in shadow mode. */
  readonly detail?: string;
  /** Actions of the user: own profile, password, theme, sign out. */
  readonly sections: readonly MenuSectionData[];
}

/** Menu of the signed-in user, opened by their name. */
export function UserMenu({ name, detail, sections }: UserMenuProps): ReactElement {
  const text = useMessages(menuMessages);
  return (
    <Menu
      label={text('userMenu')}
      placement="bottom end"
      sections={sections}
      trigger={
        <Button className={styles.button}>
          <Avatar name={name} />
          {detail === undefined ? (
            <span className={styles.userName}>{name}</span>
          ) : (
            <span className={styles.words}>
              <span className={styles.title}>{name}</span> <span className={styles.detail}>{detail}</span>
            </span>
          )}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      }
    />
  );
}

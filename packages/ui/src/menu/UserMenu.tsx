import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Menu } from './Menu.tsx';
import { menuMessages } from './messages.ts';
import type { MenuSectionData } from './MenuSection.tsx';
import * as styles from './TopBarButton.css.ts';

export interface UserMenuProps {
  /** Full name of the person who is signed in. */
  readonly name: string;
  /** Second line: whose eyes the portal is seen through, when they are not the person's own. */
  readonly detail?: string;
  /** What the person can do here: own profile, password, theme, sign out. */
  readonly sections: readonly MenuSectionData[];
}

/** Menu of the person who is signed in, opened by their name. */
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

import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { appShellMessages } from './messages.ts';
import type { NavItem } from './nav-items.ts';
import * as styles from './NavDrawer.css.ts';
import { NavList } from './NavList.tsx';

export interface NavDrawerProps {
  readonly items: readonly NavItem[];
  readonly currentPath: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Content that does not fit in the top bar on phones. */
  readonly personal: ReactNode;
}

/** The navigation below 1024 px. Traps focus while open; Esc, a press outside and following a link close it. */
export function NavDrawer({
  items,
  currentPath,
  isOpen,
  onOpenChange,
  personal,
}: NavDrawerProps): ReactElement {
  const text = useMessages(appShellMessages);
  return (
    <ModalOverlay className={styles.overlay} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.panel}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading className={styles.title} level={2} slot="title">
              {text('menu')}
            </Heading>
            <IconButton icon={X} label={text('close')} onPress={() => onOpenChange(false)} />
          </div>
          <nav aria-label={text('mainMenu')}>
            <NavList
              currentPath={currentPath}
              items={items}
              look="expanded"
              onFollow={() => onOpenChange(false)}
            />
          </nav>
          <div className={styles.personal}>{personal}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

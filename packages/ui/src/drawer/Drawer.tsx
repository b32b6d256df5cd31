import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { media } from '../tokens/media.ts';
import * as styles from './Drawer.css.ts';
import { DrawerBeside } from './DrawerBeside.tsx';

export interface DrawerProps {
  /** The shown item; heading and name of the drawer. */
  readonly title: ReactNode;
  /** Its content. */
  readonly children: ReactNode;
  /** Footer buttons: actions for the shown item. */
  readonly actions?: ReactNode;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen: boolean;
  /** Called when the reader closes it. */
  readonly onClose: () => void;
  /**
   * `modal` is always above the page; `auto` is beside it from 1440 px, where the page stays usable (principles.md,
   * "Layout grid"). For that, place it after the page in a row. @default 'auto'
   */
  readonly mode?: 'auto' | 'modal';
}

/** A panel of 450 px with one item of a list, which stays visible. Full screen on phones. */
export function Drawer({
  title,
  children,
  actions,
  isOpen,
  onClose,
  mode = 'auto',
}: DrawerProps): ReactElement | null {
  const isWide = useMediaQuery(media.xl);
  if (mode === 'auto' && isWide)
    return isOpen ? (
      <DrawerBeside title={title} actions={actions} onClose={onClose}>
        {children}
      </DrawerBeside>
    ) : null;
  return (
    <ModalOverlay
      className={styles.scrim}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.panel}>
        <AriaDialog className={styles.dialog}>
          <DialogFrame title={title} actions={actions} onClose={onClose}>
            {children}
          </DialogFrame>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

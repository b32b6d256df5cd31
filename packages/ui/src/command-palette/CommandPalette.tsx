import type { ReactElement } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { useMessages } from '../messages/use-messages.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './messages.ts';
import { PaletteContent, type PaletteOptions } from './PaletteContent.tsx';

export interface CommandPaletteProps extends PaletteOptions {
  /** Whether it is open, when the application keeps that. */
  readonly isOpen: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * One search field for everything: screens and actions at once, server results when typing pauses. Opened by
 * `useCommandPaletteShortcut` and by a `CommandPaletteButton`.
 */
export function CommandPalette({ isOpen, onOpenChange, ...content }: CommandPaletteProps): ReactElement {
  const text = useMessages(commandPaletteMessages);
  return (
    <ModalOverlay className={styles.scrim} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={styles.modal}>
        <Dialog aria-label={content.label ?? text('label')} className={styles.dialog}>
          <PaletteContent {...content} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

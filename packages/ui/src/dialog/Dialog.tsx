import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import * as styles from './Dialog.css.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  /** The button that opens it; without one the app controls it with `isOpen`. */
  readonly trigger?: ReactNode;
  /** Heading and name of the dialog: the task. */
  readonly title: ReactNode;
  /** What is asked or filled in; buttons have a place of their own. */
  readonly children: ReactNode;
  /** Footer buttons: "Avbryt" first, the confirm button last. A button with `slot="close"` closes the dialog. */
  readonly actions?: ReactNode;
  /** 440, 560 or 760 px, never wider than the screen. @default 'md' */
  readonly size?: keyof typeof styles.size;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside closes it; disable while a form in it has unsaved changes. @default true */
  readonly isDismissable?: boolean;
  /** `alertdialog` for decisions that cannot wait; only the footer buttons then close it. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A task or question above the page. Traps focus while open and returns it on close. */
export function Dialog({
  trigger,
  title,
  children,
  actions,
  size = 'md',
  isDismissable = true,
  role = 'dialog',
  ...state
}: DialogProps): ReactElement {
  const isDecision = role === 'alertdialog';
  const overlay = (
    <ModalOverlay
      className={styles.scrim}
      isDismissable={isDismissable && !isDecision}
      {...(trigger === undefined ? state : {})}
    >
      <Modal className={`${styles.modal} ${styles.size[size]}`}>
        <AriaDialog role={role} className={styles.dialog}>
          {({ close }) => (
            <DialogFrame title={title} isDecision={isDecision} onClose={close} actions={actions}>
              {children}
            </DialogFrame>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (trigger === undefined) return overlay;
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}

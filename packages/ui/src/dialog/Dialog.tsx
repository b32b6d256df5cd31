import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import * as styles from './Dialog.css.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  /** The button that opens it; without one the app opens it by `isOpen`. */
  readonly trigger?: ReactNode;
  /** Heading and name of the dialog: what is to be done. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons of the foot: "Avbryt" first, the decision last. One with `slot="close"` closes the dialog. */
  readonly actions?: ReactNode;
  /** 440, 560 or 760 px, never wider than the screen. @default 'md' */
  readonly size?: keyof typeof styles.size;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Whether a press outside closes it; not while a form in it has changes. @default true */
  readonly isDismissable?: boolean;
  /** `alertdialog` for decisions that cannot be put off; then only the buttons of the foot close it. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A task or a question above the page. Focus moves in, stays in, and goes back to where it came from. */
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

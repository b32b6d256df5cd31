import { Trash2, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { failure as failurePlace, preview as previewPlace } from './ConfirmDialog.css.ts';
import { confirmDialogMessages } from './messages.ts';

export interface ConfirmDialogProps {
  /** The button that opens it; without one the app controls it with `isOpen`. */
  readonly trigger?: ReactNode;
  /** The question, with the object: "Ta bort gruppen Kyldiskar etapp 2?" */
  readonly title: ReactNode;
  /** The consequences: what is kept, who is affected. */
  readonly children?: ReactNode;
  /** Shown under the consequences: what the decision is about, such as a card as its readers will see it. */
  readonly preview?: ReactNode;
  /** Verb and object: "Ta bort gruppen". */
  readonly confirmLabel: string;
  /** `danger` for removing, `primary` for sending or publishing. @default 'danger' */
  readonly tone?: 'danger' | 'primary';
  /** Icon of the decision. @default a bin for danger, none else */
  readonly icon?: LucideIcon;
  /** Adds "Åtgärden kan inte ångras." */
  readonly isIrreversible?: boolean;
  /**
   * Carries out the action. The dialog waits for the promise, closes when it resolves, and stays open with the error
   * when it rejects.
   */
  readonly onConfirm: () => void | Promise<void>;
  /** Error text when `onConfirm` fails; by default the error's message. */
  readonly failureMessage?: ReactNode;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen?: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Asks for confirmation before something is lost or sent. Focus starts on "Avbryt". */
export function ConfirmDialog({
  trigger,
  title,
  children,
  preview,
  confirmLabel,
  tone = 'danger',
  icon = tone === 'danger' ? Trash2 : undefined,
  isIrreversible = false,
  onConfirm,
  failureMessage,
  isOpen,
  onOpenChange,
}: ConfirmDialogProps): ReactElement {
  const text = useTexts(confirmDialogMessages);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [ownOpen, setOwnOpen] = useState(false);

  const setOpen = (open: boolean): void => {
    setFailure(null);
    setOwnOpen(open);
    onOpenChange?.(open);
  };
  const confirm = async (): Promise<void> => {
    setIsWorking(true);
    setFailure(null);
    try {
      await onConfirm();
      setOpen(false);
    } catch (error) {
      setFailure(failureMessage ?? messageOf(error));
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <Dialog
      trigger={trigger}
      title={title}
      role="alertdialog"
      isOpen={isOpen ?? ownOpen}
      // Closing it meanwhile would hide how it ended.
      onOpenChange={(open) => {
        if (!isWorking) setOpen(open);
      }}
      actions={
        <>
          <Button ref={takeFocus} isDisabled={isWorking} onPress={() => setOpen(false)}>
            {text('cancel')}
          </Button>
          <Button variant={tone} icon={icon} isPending={isWorking} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>
        {children} {isIrreversible ? text('irreversible') : null}
      </p>
      {preview === undefined ? null : <div className={previewPlace}>{preview}</div>}
      {failure === null ? null : (
        <div className={failurePlace}>
          <InlineAlert tone="danger" title={failure} />
        </div>
      )}
    </Dialog>
  );
}

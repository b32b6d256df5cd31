import { Upload } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type DragEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { DropButtonProps, DropHandlers, DropState } from './DropButton.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadLayout } from './layout.ts';
import { fileUploadMessages } from './messages.ts';

/** React Aria's dropping is a seventh of the field, and selecting files needs none of it. */
const dropButton = new Apart(async () => {
  const { DropButton } = await import('./DropButton.tsx');
  return DropButton;
});

const noDrop: DropState = { isDropTarget: false, isFocusVisible: false };

/** A file that cannot be taken would be opened by the browser, in place of the page. */
function refuse(event: DragEvent): void {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

export interface DropAreaProps {
  readonly layout: FileUploadLayout;
  /** Text and its id, in a bar, where it stands inside the area. */
  readonly hint: ReactNode;
  readonly hintId: string;
  readonly accept: readonly string[] | undefined;
  readonly allowsMultiple: boolean;
  /** Whether there already is a file. */
  readonly isFilled: boolean;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** Id of the element that names the field. */
  readonly labelId: string;
  /** Ids of hint, rules and error, for the button. */
  readonly descriptionId: string;
  /** Allowed files; empty for everything. */
  readonly rules: string;
  readonly rulesId: string;
  readonly name: string | undefined;
  readonly chooserRef: Ref<HTMLButtonElement>;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Called with files and the names of folders. */
  readonly onTake: DropButtonProps['onTake'];
}

/** Drop and paste area for files, with a button to select them instead. */
export function DropArea({
  layout,
  hint,
  hintId,
  accept,
  allowsMultiple,
  isFilled,
  isDisabled,
  isInvalid,
  labelId,
  descriptionId,
  rules,
  rulesId,
  name,
  chooserRef,
  inputRef,
  onTake,
}: DropAreaProps): ReactElement {
  const text = useMessages(fileUploadMessages);
  const { part: DropButton } = useApart(dropButton, true);
  const [{ isDropTarget, isFocusVisible }, setDropState] = useState(noDrop);
  const dropHandlers = useRef<DropHandlers>(null);
  const dropButtonRef = useRef<HTMLButtonElement>(null);
  const invitationId = useId();
  const enter = (event: DragEvent) => {
    // Again, where the network failed when the field was shown.
    void dropButton.ask();
    dropHandlers.current?.onDragEnter?.(event);
  };
  const focusDropButton = ({ target }: MouseEvent) => {
    const isOnControl = target instanceof Element && target.closest('button, input') !== null;
    if (!isOnControl) dropButtonRef.current?.focus({ preventScroll: true });
  };
  const single = isFilled ? text('replace') : text('chooseOne');
  const invitation = <span id={invitationId}>{text(allowsMultiple ? 'drop' : 'dropOne')}</span>;
  const rulesText =
    rules === '' ? null : (
      <span className={styles.rules} id={rulesId}>
        {rules}
      </span>
    );
  const isBar = layout === 'bar';
  return (
    <div
      className={[styles.area, styles.layout[layout], isInvalid ? styles.invalid : ''].join(' ')}
      data-disabled={isDisabled || undefined}
      data-drop-target={isDropTarget || undefined}
      data-focus-visible={isFocusVisible || undefined}
      onClick={focusDropButton}
      onDragEnter={enter}
      onDragLeave={(event) => dropHandlers.current?.onDragLeave?.(event)}
      onDragOver={(event) => (dropHandlers.current?.onDragOver ?? refuse)(event)}
      onDrop={(event) => (dropHandlers.current?.onDrop ?? refuse)(event)}
      role="presentation"
    >
      {DropButton === undefined ? null : (
        <DropButton
          buttonRef={dropButtonRef}
          handlers={dropHandlers}
          isDisabled={isDisabled}
          labelledBy={`${invitationId} ${labelId}`}
          onStateChange={setDropState}
          onTake={onTake}
        />
      )}
      {isBar ? (
        <>
          <span className={styles.barIcon}>
            <Icon icon={Upload} />
          </span>
          <span className={styles.barWords}>
            <span className={styles.barInvitation}>{invitation}</span>
            {hint === undefined ? null : (
              <span className={styles.rules} id={hintId}>
                {hint}
              </span>
            )}
            {rulesText}
          </span>
        </>
      ) : (
        <span className={styles.invitation}>
          {invitation}
          <span>{text('or')}</span>
        </span>
      )}
      <FileTrigger
        ref={inputRef}
        allowsMultiple={allowsMultiple}
        onSelect={(list) => onTake([...(list ?? [])], [])}
        {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
      >
        <Button
          icon={isBar ? undefined : Upload}
          isDisabled={isDisabled}
          ref={chooserRef}
          size="sm"
          {...(descriptionId === '' ? {} : { 'aria-describedby': descriptionId })}
        >
          {allowsMultiple ? text('choose') : single}
        </Button>
      </FileTrigger>
      {name === undefined ? null : <input name={name} type="hidden" />}
      {isBar ? null : rulesText}
    </div>
  );
}

import { Upload } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { isDirectoryDropItem, isFileDropItem } from 'react-aria-components/useDrop';

import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './FileUpload.css.ts';
import type { FileUploadLayout } from './layout.ts';
import { fileUploadMessages } from './messages.ts';

type Dropped = Parameters<NonNullable<ComponentProps<typeof DropZone>['onDrop']>>[0];

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
  readonly onTake: (files: readonly File[], folders: readonly string[]) => void;
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
  const drop = async ({ items }: Dropped) => {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    onTake(
      files,
      items.filter(isDirectoryDropItem).map((folder) => folder.name),
    );
  };
  const single = isFilled ? text('replace') : text('chooseOne');
  const invitation = <Text slot="label">{text(allowsMultiple ? 'drop' : 'dropOne')}</Text>;
  const rulesText =
    rules === '' ? null : (
      <span className={styles.rules} id={rulesId}>
        {rules}
      </span>
    );
  const isBar = layout === 'bar';
  return (
    <DropZone
      aria-labelledby={labelId}
      className={[styles.area, styles.layout[layout], isInvalid ? styles.invalid : ''].join(' ')}
      getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
      isDisabled={isDisabled}
      onDrop={(dropped) => void drop(dropped)}
    >
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
    </DropZone>
  );
}

import { Upload } from 'lucide-react';
import type { ComponentProps, ReactElement, Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { isDirectoryDropItem, isFileDropItem } from 'react-aria-components/useDrop';

import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './FileUpload.css.ts';
import { fileUploadMessages } from './messages.ts';

type Dropped = Parameters<NonNullable<ComponentProps<typeof DropZone>['onDrop']>>[0];

export interface DropAreaProps {
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
  /** Called with files and the names of folders. */
  readonly onTake: (files: readonly File[], folders: readonly string[]) => void;
}

/** Drop and paste area for files, with a button to select them instead. */
export function DropArea({
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
  return (
    <DropZone
      aria-labelledby={labelId}
      className={isInvalid ? `${styles.area} ${styles.invalid}` : styles.area}
      getDropOperation={(types) => (types.has('text/plain') ? 'cancel' : 'copy')}
      isDisabled={isDisabled}
      onDrop={(dropped) => void drop(dropped)}
    >
      <span className={styles.invitation}>
        <Text slot="label">{text(allowsMultiple ? 'drop' : 'dropOne')}</Text>
        <span>{text('or')}</span>
      </span>
      <FileTrigger
        allowsMultiple={allowsMultiple}
        onSelect={(list) => onTake([...(list ?? [])], [])}
        {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
      >
        <Button
          icon={Upload}
          isDisabled={isDisabled}
          ref={chooserRef}
          size="sm"
          {...(descriptionId === '' ? {} : { 'aria-describedby': descriptionId })}
        >
          {allowsMultiple ? text('choose') : single}
        </Button>
      </FileTrigger>
      {name === undefined ? null : <input name={name} type="hidden" />}
      {rules === '' ? null : (
        <span className={styles.rules} id={rulesId}>
          {rules}
        </span>
      )}
    </DropZone>
  );
}

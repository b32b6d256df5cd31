import { CircleAlert } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type Ref,
} from 'react';
import { Group } from 'react-aria-components/Group';

import { hasError, type FieldProps } from '../field/Field.tsx';
import * as fieldStyles from '../field/Field.css.ts';
import { fieldMessages } from '../field/messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { DropArea } from './DropArea.tsx';
import { FileRow } from './FileRow.tsx';
import { fileLines, filesTaken } from './file-rows.ts';
import { dividedByRoom, refusalOf, type FileRules } from './file-rules.ts';
import * as styles from './FileUpload.css.ts';
import type { FileChooser, FileUploadLayout } from './layout.ts';
import { fileUploadMessages } from './messages.ts';
import { uploadNews } from './upload-news.ts';
import { createUploadQueue, type RefusedFile, type UploadedFile, type UploadFile } from './upload-queue.ts';
import { useUploadTexts } from './use-upload-texts.ts';

export interface FileUploadProps<Stored extends UploadedFile>
  extends Omit<FieldProps, 'labelAction'>, FileRules {
  /** The files stored on the server. */
  readonly files: readonly Stored[];
  /** Uploads a file; reports progress and stops when its signal aborts. */
  readonly upload: UploadFile<Stored>;
  /** Called with each uploaded file: add it to `files`. */
  readonly onAdd: (file: Stored) => void;
  /** Called when a stored file is removed: remove it from `files`, and from the server as you see fit. */
  readonly onRemove: (file: Stored) => void;
  /** Whether several files are allowed; a single file is replaced by the next one. @default false */
  readonly allowsMultiple?: boolean;
  /** Most files, when several are allowed. */
  readonly maxFiles?: number;
  /** Text for a rejection of `upload`: what failed, then what to do. A general sentence by default. */
  readonly describeError?: (error: unknown) => string | undefined;
  /** Name of the field in the form, for the error summary. */
  readonly name?: string;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /**
   * `bar` crosses a page whose subject is the files themselves: the label is for assistive technology, the hint stands
   * in the area, and uploads are listed below it. @default 'field'
   */
  readonly layout?: FileUploadLayout;
  /** For a button elsewhere that selects files too. */
  readonly chooser?: Ref<FileChooser>;
}

const noWords = () => undefined;

function focusBeside(row: HTMLElement, otherwise: HTMLElement | null): void {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const buttons = neighbour?.querySelectorAll<HTMLElement>('button') ?? [];
  const target = [...buttons].at(-1) ?? otherwise;
  // The row is about to be removed: focus moves afterwards.
  queueMicrotask(() => target?.focus());
}

/** A field for files that are selected, dropped or pasted. Uploads them at once and lists their progress. */
export function FileUpload<Stored extends UploadedFile>({
  label,
  hint,
  errorMessage,
  isOptional = false,
  files,
  upload,
  onAdd,
  onRemove,
  accept,
  maxSize,
  allowsMultiple = false,
  maxFiles = Number.POSITIVE_INFINITY,
  describeError = noWords,
  name,
  isDisabled = false,
  layout = 'field',
  chooser,
}: FileUploadProps<Stored>): ReactElement {
  const text = useMessages(fileUploadMessages);
  const fieldText = useMessages(fieldMessages);
  const [labelId, hintId, rulesId, errorId] = [useId(), useId(), useId(), useId()];
  const chooserButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [queue] = useState(() => createUploadQueue<Stored>());
  const snapshot = useSyncExternalStore(queue.watch, queue.snapshot, queue.snapshot);
  const [said, setSaid] = useState('');
  const most = allowsMultiple ? maxFiles : 1;
  const texts = useUploadTexts({ accept, maxSize, maxFiles: most, describeError });

  useLayoutEffect(() => {
    const onStored = (stored: Stored) => {
      if (!allowsMultiple) for (const old of files) onRemove(old);
      onAdd(stored);
    };
    queue.use({ upload, onStored });
  }, [queue, upload, onAdd, onRemove, files, allowsMultiple]);
  // Before the first paint, so that files dropped at once are announced.
  useLayoutEffect(() => {
    let pending: string[] = [];
    const say = () => {
      setSaid(pending.join(' '));
      pending = [];
    };
    return queue.watch((before, after) => {
      const news = uploadNews(before, after).map(texts.said);
      // Simultaneous events are announced together: the last must not silence the others.
      if (news.length > 0 && pending.length === 0) queueMicrotask(say);
      pending.push(...news);
    });
  }, [queue, texts]);
  useEffect(() => queue.abortAll, [queue]);
  const loseFocus = useCallback((row: HTMLElement) => focusBeside(row, chooserButton.current), []);

  useImperativeHandle(
    chooser,
    () => ({
      open: () => {
        if (input.current === null) return;
        // The same file can be selected again.
        input.current.value = '';
        input.current.click();
      },
    }),
    [],
  );

  const take = (selected: readonly File[], folders: readonly string[]) => {
    const refused: RefusedFile[] = folders.map((folder) => ({
      file: { name: folder, size: 0, type: '' },
      refusal: 'folder',
    }));
    const allowed: File[] = [];
    for (const file of selected) {
      const refusal = refusalOf(file, { accept, maxSize });
      if (refusal === null) allowed.push(file);
      else refused.push({ file, refusal });
    }
    const room = allowsMultiple ? maxFiles - filesTaken(files, snapshot) : 1;
    const [taken, tooMany] = dividedByRoom(allowed, room);
    if (!allowsMultiple && taken.length > 0) {
      for (const { key } of queue.snapshot().items) queue.drop(key);
    }
    queue.refuse([...refused, ...tooMany.map((file): RefusedFile => ({ file, refusal: 'count' }))]);
    queue.add(taken);
  };

  const lines = fileLines(files, snapshot);
  const isInvalid = hasError(errorMessage);
  const descriptions = [
    ...(hint === undefined ? [] : [hintId]),
    ...(texts.rules === '' ? [] : [rulesId]),
    ...(isInvalid ? [errorId] : []),
  ].join(' ');
  const isBar = layout === 'bar';
  const list =
    lines.length === 0 ? null : (
      <ul aria-label={text('list')} className={styles.list}>
        {lines.map(({ key, stored, item }) => (
          <FileRow
            file={stored ?? item?.file ?? { name: '', size: null }}
            href={stored?.href}
            isDisabled={isDisabled}
            key={key}
            onFocusLost={loseFocus}
            onRemove={() => {
              if (stored !== null) onRemove(stored);
              if (item !== null) queue.drop(item.key);
            }}
            onRetry={() => {
              if (item !== null) queue.retry(item.key);
            }}
            problem={item === null ? null : texts.problem(item.step)}
            step={item?.step}
          />
        ))}
      </ul>
    );
  return (
    <Group
      aria-labelledby={labelId}
      className={fieldStyles.field}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      {...(descriptions === '' ? {} : { 'aria-describedby': descriptions })}
    >
      {isBar ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <>
          <span className={fieldStyles.label} id={labelId}>
            {label}
            {isOptional ? ' ' : null}
            {isOptional ? <span className={fieldStyles.optional}>{fieldText('optional')}</span> : null}
          </span>
          {hint === undefined ? null : (
            <span className={fieldStyles.hint} id={hintId}>
              {hint}
            </span>
          )}
          {list}
        </>
      )}
      <DropArea
        accept={accept}
        allowsMultiple={allowsMultiple}
        chooserRef={chooserButton}
        descriptionId={descriptions}
        hint={hint}
        hintId={hintId}
        inputRef={input}
        isDisabled={isDisabled}
        isFilled={files.length > 0}
        isInvalid={isInvalid}
        labelId={labelId}
        layout={layout}
        name={name}
        onTake={take}
        rules={texts.rules}
        rulesId={rulesId}
      />
      {isBar ? list : null}
      {isInvalid ? (
        <span className={styles.error} id={errorId}>
          <span className={fieldStyles.errorIcon}>
            <Icon icon={CircleAlert} size="sm" />
          </span>
          <span>{errorMessage}</span>
        </span>
      ) : null}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </Group>
  );
}

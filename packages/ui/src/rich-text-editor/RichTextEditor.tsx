import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useField } from 'react-aria/useField';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import { hasError, type FieldProps } from '../field/Field.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { textAreaMessages } from '../text-area/messages.ts';
import type { OpenDialog } from './dialogs/EditorDialogs.tsx';
import type { EditorSettings, EditorSnapshot, RichTextSummary } from './editor-types.ts';
import { EditorSurface } from './EditorSurface.tsx';
import { ToolbarPlace } from './toolbar/ToolbarPlace.tsx';
import { DEFAULT_MAX_IMAGE_BYTES } from './dialogs/image-check.ts';
import { richTextEditorMessages } from './messages.ts';
import * as styles from './RichTextEditor.css.ts';
import { RichTextFrame } from './RichTextFrame.tsx';
import { TextCounter } from './TextCounter.tsx';
import { useEditor } from './use-editor.ts';
import type { UploadImage } from './dialogs/use-image-upload.ts';

export interface RichTextEditorProps extends FieldProps {
  /**
   * The text as HTML, kept by the app. Anything outside the allow-list (p, h2, h3, ul, ol, li, blockquote, br, strong,
   * em, sub, sup, a, img) is dropped; "" for no text. A text that did not come from the editor replaces the current
   * one.
   */
  readonly value?: string;
  /** Initial text, when the editor keeps it. */
  readonly defaultValue?: string;
  /**
   * Called for each change with HTML inside the allow-list, "" for an empty text, and the facts that a form validates.
   */
  readonly onChange?: (html: string, summary: RichTextSummary) => void;
  /** Called when focus leaves the field with its toolbar. */
  readonly onBlur?: () => void;
  /** Name in a form, which submits the HTML. */
  readonly name?: string;
  /** Shown while nothing is selected or written; never instead of the label. */
  readonly placeholder?: string;
  /**
   * The initial text as elements, shown in the text's place until the engine has loaded: it can be read at once, and nothing
   * moves. The app makes safe elements of it.
   */
  readonly preview?: ReactNode;
  /** Most characters, without markup; more can be typed, but count as an error. */
  readonly maxCharacters?: number;
  /** Has to be filled in; fields that need not be say so. */
  readonly isRequired?: boolean;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /** Shows the text without its toolbar. It can still be read, selected and copied. */
  readonly isReadOnly?: boolean;
  /** Uploads selected, pasted and dropped pictures. Without it there is no image button. */
  readonly uploadImage?: UploadImage;
  /** Largest picture, in bytes. @default 5 MB */
  readonly maxImageBytes?: number;
}

/** Loaded with the engine, without which no button can be pressed and no dialog opens. */
const laterParts = new Apart(() => import('./later-parts.ts'));

const nothing: EditorSnapshot = {
  block: 'paragraph',
  active: new Set(),
  available: new Set(),
  linkHref: null,
  selectedText: '',
  image: null,
};

/**
 * Text with headings, lists, links and images. Its engine is a separate chunk that loads when the editor is on the
 * page; its output stays inside an allow-list, whatever was pasted.
 */
export function RichTextEditor({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  name,
  placeholder = '',
  preview,
  maxCharacters,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  uploadImage,
  maxImageBytes = DEFAULT_MAX_IMAGE_BYTES,
  errorMessage,
  ...field
}: RichTextEditorProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  const lengthText = useMessages(textAreaMessages);
  const toolbar = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [snapshot, setSnapshot] = useState(nothing);
  const [summary, setSummary] = useState<RichTextSummary>({
    characters: 0,
    isEmpty: true,
    imagesWithoutAlt: 0,
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isFormatOpen, setIsFormatOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const html = value ?? own;

  const problem = (): FieldProps['errorMessage'] => {
    if (hasError(errorMessage)) return errorMessage;
    if (maxCharacters !== undefined && summary.characters > maxCharacters) {
      return lengthText('limit', { max: maxCharacters });
    }
    return summary.imagesWithoutAlt > 0 ? text('altMissing', { count: summary.imagesWithoutAlt }) : undefined;
  };
  const shownError = problem();
  const isInvalid = hasError(shownError);
  const aria = useField({
    description: field.hint,
    errorMessage: shownError,
    isInvalid,
    label: field.label,
    labelElementType: 'span',
  });
  const { id, 'aria-labelledby': labelledBy = '', 'aria-describedby': describedBy = '' } = aria.fieldProps;

  const settings = useMemo(
    (): EditorSettings => ({
      isEditable: !isDisabled && !isReadOnly,
      placeholder,
      attributes: {
        id: id ?? '',
        class: styles.text,
        role: 'textbox',
        tabindex: isDisabled ? '-1' : '0',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(placeholder === '' ? {} : { 'aria-placeholder': placeholder }),
        ...(isRequired ? { 'aria-required': 'true' } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
        ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
      },
    }),
    [id, labelledBy, describedBy, placeholder, isRequired, isInvalid, isReadOnly, isDisabled],
  );

  const openDialog = (next: OpenDialog): void => {
    // The focused element gets focus back when the dialog closes: the text, where the change is.
    handle.current?.focus();
    setDialog(next);
    // Again, where the network failed when the page began.
    void laterParts.ask();
  };
  const closeDialog = (): void => {
    const waiting = files.slice(1);
    setFiles(waiting);
    if (waiting.length === 0) setDialog(null);
  };

  const { place, handle, step, retry } = useEditor({
    html,
    settings,
    events: {
      onChange: (changed, changedSummary) => {
        setOwn(changed);
        onChange?.(changed, changedSummary);
      },
      onSnapshot: setSnapshot,
      onSummary: setSummary,
      onImageFiles: (pictures) => {
        if (uploadImage === undefined) return;
        setFiles(pictures);
        openDialog('image');
      },
      onImagesLeftOut: setLeftOut,
      onLinkKeys: () => openDialog('link'),
      onToolbarKeys: () => {
        void laterParts.ask();
        toolbar.current?.querySelector('button')?.focus();
      },
    },
  });

  const { part: parts } = useApart(laterParts, true);
  const hasImages = uploadImage !== undefined;
  return (
    <>
      <RichTextFrame
        {...field}
        after={
          maxCharacters === undefined ? null : (
            <TextCounter characters={summary.characters} max={maxCharacters} />
          )
        }
        aria={aria}
        errorMessage={shownError}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        onLabelPress={() => handle.current?.focus()}
        onLeave={() => {
          if (dialog === null && !isFormatOpen) onBlur?.();
        }}
      >
        {isReadOnly ? null : parts === undefined ? (
          <ToolbarPlace hasImages={hasImages} />
        ) : (
          <parts.EditorToolbar
            hasImages={hasImages}
            isDisabled={isDisabled || step !== 'ready'}
            isFormatOpen={isFormatOpen}
            onBlock={(block) => handle.current?.setBlock(block)}
            onCommand={(command, isByKeyboard) => {
              handle.current?.run(command);
              if (!isByKeyboard) handle.current?.focus();
            }}
            onFormatOpenChange={setIsFormatOpen}
            onImage={() => openDialog('image')}
            onLeave={() => handle.current?.focus()}
            onLink={() => openDialog('link')}
            onShortcuts={() => openDialog('shortcuts')}
            ref={toolbar}
            snapshot={snapshot}
            textId={step === 'ready' ? id : undefined}
          />
        )}
        <EditorSurface
          onRetry={() => {
            retry();
            void laterParts.ask();
          }}
          place={place}
          step={step}
          preview={preview}
        >
          {name === undefined ? null : <input disabled={isDisabled} name={name} type="hidden" value={html} />}
        </EditorSurface>
        {leftOut === 0 ? null : (
          <InlineAlert announce="polite" tone="info">
            {text('leftOut', { count: leftOut })}
          </InlineAlert>
        )}
      </RichTextFrame>
      {parts === undefined ? null : (
        <parts.EditorDialogs
          editor={() => handle.current}
          files={files}
          maxImageBytes={maxImageBytes}
          onClose={closeDialog}
          open={dialog}
          snapshot={snapshot}
          uploadImage={uploadImage}
        />
      )}
    </>
  );
}

import { CircleAlert, ImageUp, Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent, type ReactElement } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';

import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { formatFileSize, formatFileSizeLimit } from '../../format/file-size.ts';
import { Icon } from '../../icon/Icon.tsx';
import { InlineAlert } from '../../inline-alert/InlineAlert.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Stack } from '../../stack/Stack.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import type { EditorImage } from '../editor-types.ts';
import { IMAGE_TYPES, imageProblem } from './image-check.ts';
import * as styles from './ImageDialog.css.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { richTextEditorMessages } from '../messages.ts';
import { useImageUpload, type UploadImage } from './use-image-upload.ts';

export interface ImageDialogProps {
  /** The edited image; `null` for a new one. */
  readonly image: EditorImage | null;
  /** The pasted or dropped picture; `null` when one is yet to be selected. */
  readonly firstFile: File | null;
  /** Largest picture, in bytes. */
  readonly maxBytes: number;
  readonly upload: UploadImage;
  readonly onSave: (image: EditorImage) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Takes a picture and its description, without which nothing is inserted (WCAG 1.1.1). */
export function ImageDialog({
  image,
  firstFile,
  maxBytes,
  upload,
  onSave,
  onRemove,
  onClose,
}: ImageDialogProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  const form = useId();
  const problemId = useId();
  const [file, setFile] = useState(firstFile);
  const [altText, setAltText] = useState(image?.altText ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { step, start } = useImageUpload(upload);
  const description = altText.replace(/\s+/g, ' ').trim();
  const keepsImage = file === null && image !== null;
  const problem = keepsImage ? null : imageProblem(file, maxBytes);

  const problemText = (): string | null => {
    if (problem === 'type') return text('fileType');
    if (problem === 'size') {
      return text('fileSize', { size: formatFileSize(file?.size ?? 0), max: formatFileSizeLimit(maxBytes) });
    }
    return problem === 'missing' && isChecked ? text('fileMissing') : null;
  };
  const shownProblem = problemText();

  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // Through the portal this would also submit the form around the editor.
    event.stopPropagation();
    setIsChecked(true);
    if (problem !== null || description === '' || step === 'uploading') return;
    if (file === null) {
      if (image !== null) onSave({ ...image, altText: description });
      return;
    }
    const uploaded = await start(file);
    if (uploaded === null) return;
    const { url, ...size } = uploaded;
    onSave({ ...size, source: url, altText: description });
  };

  return (
    <Dialog
      actions={
        <>
          {image === null ? null : (
            <Button icon={Trash2} onPress={onRemove} variant="danger">
              {text('removeImage')}
            </Button>
          )}
          <Button onPress={onClose}>{text('cancel')}</Button>
          <Button form={form} isPending={step === 'uploading'} type="submit" variant="primary">
            {text(image === null ? 'insert' : 'save')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text(image === null ? 'newImage' : 'changeImage')}
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <div className={styles.picture}>
            {file === null ? null : <ImagePreview file={file} key={`${file.name}${file.lastModified}`} />}
            {keepsImage ? <img alt="" className={styles.preview} src={image.source} /> : null}
            <div className={styles.file}>
              {file === null ? null : <span>{`${file.name}, ${formatFileSize(file.size)}`}</span>}
              <FileTrigger
                acceptedFileTypes={[...IMAGE_TYPES]}
                onSelect={(files) => setFile(files?.item(0) ?? file)}
              >
                <Button
                  {...(shownProblem === null ? {} : { 'aria-describedby': problemId })}
                  icon={ImageUp}
                  size="sm"
                >
                  {text(file === null && image === null ? 'chooseFile' : 'changeFile')}
                </Button>
              </FileTrigger>
              <span>{text('fileHint', { size: formatFileSizeLimit(maxBytes) })}</span>
              {shownProblem === null ? null : (
                <span className={styles.error} id={problemId} role="alert">
                  <Icon icon={CircleAlert} size="sm" />
                  {shownProblem}
                </span>
              )}
            </div>
          </div>
          <TextField
            errorMessage={isChecked && description === '' ? text('altTextMissing') : undefined}
            hint={text('altTextHint')}
            label={text('altText')}
            onChange={setAltText}
            value={altText}
          />
          {step === 'failed' ? <InlineAlert tone="danger">{text('uploadFailed')}</InlineAlert> : null}
        </Stack>
      </form>
    </Dialog>
  );
}

import type { ReactElement } from 'react';

import type { EditorHandle, EditorImage, EditorSnapshot } from '../editor-types.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { UploadImage } from './use-image-upload.ts';

/** The dialog that is open. */
export type OpenDialog = 'link' | 'image' | 'shortcuts';

export interface EditorDialogsProps {
  readonly open: OpenDialog | null;
  readonly snapshot: EditorSnapshot;
  /** Pictures waiting for their description; the dialog shows the first. */
  readonly files: readonly File[];
  readonly maxImageBytes: number;
  readonly uploadImage: UploadImage | undefined;
  readonly editor: () => EditorHandle | null;
  readonly onClose: () => void;
}

/** The dialogs of the editor. Each is remounted when it opens. */
export function EditorDialogs({
  open,
  snapshot,
  files,
  maxImageBytes,
  uploadImage,
  editor,
  onClose,
}: EditorDialogsProps): ReactElement | null {
  const [file = null] = files;
  const act = (change: (handle: EditorHandle) => void) => (): void => {
    const handle = editor();
    if (handle !== null) change(handle);
    onClose();
  };
  if (open === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (open === 'link') {
    return (
      <LinkDialog
        href={snapshot.linkHref}
        needsText={snapshot.linkHref === null && snapshot.selectedText === ''}
        onClose={onClose}
        onRemove={act((handle) => handle.removeLink())}
        onSave={(href, text) => act((handle) => handle.setLink(href, text))()}
      />
    );
  }
  if (open !== 'image' || uploadImage === undefined) return null;
  return (
    <ImageDialog
      firstFile={file}
      image={file === null ? snapshot.image : null}
      key={files.length}
      maxBytes={maxImageBytes}
      onClose={onClose}
      onRemove={act((handle) => handle.removeImage())}
      onSave={(image: EditorImage) => act((handle) => handle.setImage(image))()}
      upload={uploadImage}
    />
  );
}

import { uploadProgress, type NewsItem } from '@vinrod/api-client';
import { FileUpload, type UploadedFile, type UploadOptions } from '@vinrod/ui/file-upload';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { errorText } from '#errors';
import { t } from '#messages';
import { useClient } from '#session';
import { notifyFailure } from '#shell/notices';

import type { NewsStore } from './news-store.ts';

/** Largest attachment, bytes (contract, `uploadNewsFiles`). */
const maxSize = 10 * 1024 * 1024;

const accept = ['.pdf', '.xlsx', '.csv', 'image/jpeg', 'image/png'];

export interface NewsFilesProps {
  readonly store: NewsStore;
}

function storedFile({ id, file_name: name, size_bytes: size, url }: NewsItem['attachments'][number]) {
  return { id: String(id), name, size, href: url };
}

/** Attachments; each is stored as soon as it is selected. */
export function NewsFiles({ store }: NewsFilesProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const attachments = store.item?.attachments ?? [];

  async function upload(file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> {
    const form = new FormData();
    form.append('files', file);
    const stored = await client.news.uploadFiles({
      path: { id: await store.itemUuid() },
      body: form,
      signal,
      fetch: uploadProgress(onProgress),
    });
    const newest = stored.attachments.at(-1);
    if (newest === undefined) throw new Error('The file was not stored.');
    return storedFile(newest);
  }

  async function remove({ id }: UploadedFile): Promise<void> {
    const kept = attachments.map((attachment) => attachment.id).filter((one) => String(one) !== id);
    try {
      await client.news.update({ path: { id: await store.itemUuid() }, body: { attachments: kept } });
    } catch (error) {
      notifyFailure(error);
    }
    await invalidate('updateNews');
  }

  return (
    <FileUpload
      label={t('newsEditing.files')}
      isOptional
      allowsMultiple
      maxFiles={20}
      accept={accept}
      maxSize={maxSize}
      files={attachments.map(storedFile)}
      upload={upload}
      onAdd={() => void invalidate('uploadNewsFiles')}
      onRemove={(file) => void remove(file)}
      describeError={errorText}
    />
  );
}

import type { UploadFile, UploadedFile } from './upload-queue.ts';

/** Stands in for a server in stories: reads the file in chunks and reports progress. */
export const readLocally: UploadFile<UploadedFile> = async (file, { signal, onProgress }) => {
  const reader = file.stream().getReader();
  let read = 0;
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    onProgress(read / file.size);
  }
  return { id: crypto.randomUUID(), name: file.name, size: file.size, href: URL.createObjectURL(file) };
};

/** An upload controlled by a story. */
export interface Sending {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
}

/** Uploads that wait for the story, and the list of them. */
export function heldUploads(): { readonly sendings: Sending[]; readonly upload: UploadFile<UploadedFile> } {
  const sendings: Sending[] = [];
  return {
    sendings,
    upload: (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sendings.push({
          file,
          signal,
          onProgress,
          succeed: () => resolve({ id: `file-${file.name}`, name: file.name, size: file.size }),
          fail: reject,
        });
      }),
  };
}

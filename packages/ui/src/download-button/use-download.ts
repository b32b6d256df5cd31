import { useState } from 'react';

import { saveFile } from './save-file.ts';

/** A file that has been fetched. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Fetches a file. Calls `onProgress` with the share that has come, 0–1, if it knows. */
export type Download = (onProgress: (share: number) => void) => Promise<DownloadedFile>;

/** Where a download stands. */
export type DownloadState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy'; readonly share: number | null }
  | { readonly step: 'done'; readonly name: string }
  | { readonly step: 'failed'; readonly error: unknown };

/** Runs a download and follows where it stands. A second start while it runs does nothing. */
export function useDownload(download: Download): readonly [state: DownloadState, start: () => Promise<void>] {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const start = async (): Promise<void> => {
    if (state.step === 'busy') return;
    setState({ step: 'busy', share: null });
    try {
      const file = await download((share) => setState({ step: 'busy', share }));
      saveFile(file.content, file.name);
      setState({ step: 'done', name: file.name });
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return [state, start];
}

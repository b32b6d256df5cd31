import { useState } from 'react';

import { saveFile } from './save-file.ts';

/** A fetched file. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Fetches a file. Calls `onProgress` with the received share, 0–1, if known. */
export type Download = (onProgress: (share: number) => void) => Promise<DownloadedFile>;

/** State of a download. */
export type DownloadState =
  | { readonly step: 'idle' }
  | { readonly step: 'busy'; readonly share: number | null }
  | { readonly step: 'done'; readonly name: string }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * Runs a download and tracks its state. Starting it again while it runs does nothing.
 *
 * @param onDone - Called with the name of the saved file.
 */
export function useDownload(
  download: Download,
  onDone?: (name: string) => void,
): readonly [state: DownloadState, start: () => Promise<void>] {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const start = async (): Promise<void> => {
    if (state.step === 'busy') return;
    setState({ step: 'busy', share: null });
    try {
      const file = await download((share) => setState({ step: 'busy', share }));
      saveFile(file.content, file.name);
      setState({ step: 'done', name: file.name });
      onDone?.(file.name);
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return [state, start];
}

/** A button that fetches a file and shows its progress. */
export { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx';
export { downloadButtonMessages } from './messages.ts';
export { saveFile } from './save-file.ts';
export { useDownload, type Download, type DownloadedFile, type DownloadState } from './use-download.ts';

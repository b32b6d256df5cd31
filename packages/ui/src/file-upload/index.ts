/** Uploads of selected or dropped files. */
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileChooser, FileUploadLayout } from './layout.ts';
export { fileUploadMessages } from './messages.ts';
export type { UploadedFile, UploadFile, UploadOptions } from './upload-queue.ts';

/** Uploads of selected or dropped files. */
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { fileUploadMessages } from './messages.ts';
export type { UploadedFile, UploadFile, UploadOptions } from './upload-queue.ts';

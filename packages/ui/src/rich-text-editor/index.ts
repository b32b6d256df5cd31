/** Text with headings, lists, links and images. The engine loads when an editor is on the page. */
export type { RichTextSummary } from './editor-types.ts';
export { DEFAULT_MAX_IMAGE_BYTES, IMAGE_TYPES } from './dialogs/image-check.ts';
export { richTextEditorMessages } from './messages.ts';
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export type { UploadedImage, UploadImage } from './dialogs/use-image-upload.ts';

export { RichText, RichTextElements } from './RichText.tsx';

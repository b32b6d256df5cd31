/** Several lines of text. */
export { textAreaMessages } from './messages.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { textLength } from './text-length.ts';
